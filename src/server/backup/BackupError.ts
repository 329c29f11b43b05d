/** A backup cannot be made or brought back; the message is one line for whoever asked. */
export class BackupError extends Error {}
