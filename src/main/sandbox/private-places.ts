import path from "node:path";

/** What a place is on disk, which matters where it isn't there yet and is to be kept so. */
export type DiskPlace = { path: string; kind: "file" | "folder" };

/** Folders in a home that hold keys, passwords, cookies and letters. */
const privateFolders = [
  ".ssh",
  ".gnupg",
  ".aws",
  ".azure",
  ".kube",
  ".docker",
  ".oci",
  ".fly",
  ".terraform.d",
  ".password-store",
  ".mozilla",
  ".thunderbird",
  ".claude",
  ".codex",
  ".gemini",
  ".config/gcloud",
  ".config/gh",
  ".config/glab-cli",
  ".config/hub",
  ".config/github-copilot",
  ".config/op",
  ".config/1Password",
  ".config/Bitwarden",
  ".config/rclone",
  ".config/doctl",
  ".config/google-chrome",
  ".config/chromium",
  ".config/BraveSoftware",
  ".config/microsoft-edge",
  ".config/vivaldi",
  ".config/opera",
  ".local/share/keyrings",
  ".local/share/kwalletd",
  ".var/app",
  "snap/firefox",
  "snap/chromium",
  "snap/thunderbird",
  "Library/Keychains",
  "Library/Cookies",
  "Library/Mail",
  "Library/Messages",
  "Library/Safari",
  "Library/Application Support/Google/Chrome",
  "Library/Application Support/Firefox",
  "Library/Application Support/BraveSoftware",
  "AppData/Local/Google/Chrome",
  "AppData/Local/Microsoft/Edge",
  "AppData/Local/Microsoft/Credentials",
  "AppData/Roaming/Microsoft/Credentials",
  "AppData/Roaming/Microsoft/Protect",
  "AppData/Roaming/Mozilla",
  "AppData/Roaming/Thunderbird",
];

const privateFiles = [
  ".netrc",
  "_netrc",
  ".npmrc",
  ".pypirc",
  ".pgpass",
  ".my.cnf",
  ".s3cfg",
  ".boto",
  ".vault-token",
  ".git-credentials",
  ".config/git/credentials",
  ".cargo/credentials",
  ".cargo/credentials.toml",
  ".gem/credentials",
  ".cache/huggingface/token",
  ".huggingface/token",
  ".bash_history",
  ".zsh_history",
  ".python_history",
  ".node_repl_history",
  ".psql_history",
  ".sqlite_history",
];

/** Files that run by themselves: when a shell starts, when somebody logs in, when git is called. */
const startFiles = [
  ".bashrc",
  ".bash_profile",
  ".bash_login",
  ".bash_logout",
  ".bash_aliases",
  ".profile",
  ".zshrc",
  ".zshenv",
  ".zprofile",
  ".zlogin",
  ".zlogout",
  ".kshrc",
  ".cshrc",
  ".tcshrc",
  ".xprofile",
  ".xinitrc",
  ".xsession",
  ".xsessionrc",
  ".pam_environment",
  ".gitconfig",
];

const startFolders = [
  ".config/fish",
  ".config/autostart",
  ".config/environment.d",
  ".config/systemd",
  ".config/git",
  ".local/share/systemd",
  "Library/LaunchAgents",
];

/** What nobody but its owner has any business with: neither to be read nor to be changed. */
export function privatePlaces(home: string): DiskPlace[] {
  return [...asPlaces(home, privateFolders, "folder"), ...asPlaces(home, privateFiles, "file")];
}

/** What may be read, but never changed: changing it is a way to run something later. */
export function startPlaces(home: string): DiskPlace[] {
  return [...asPlaces(home, startFolders, "folder"), ...asPlaces(home, startFiles, "file")];
}

function asPlaces(home: string, names: readonly string[], kind: DiskPlace["kind"]): DiskPlace[] {
  return names.map((name) => ({ path: path.join(home, name), kind }));
}
