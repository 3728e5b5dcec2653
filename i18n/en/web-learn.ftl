### New versions of the client, and the welcome.

web-new-version = A new version is available. Your games stay as they are.
web-new-version-use = Update
web-rules-missing = The rules can’t be loaded right now.
web-welcome = First time here?
