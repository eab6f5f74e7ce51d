/** Whether a process with this id runs on this machine, as any user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // We may not send signals to another user's process.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
