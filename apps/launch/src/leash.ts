// Loaded first in every Node process that the launcher starts: ends the process when the launcher is gone, even when that was killed outright.
process.channel?.unref();
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
// What the process forks has a channel to this process, and ends with it by its own ways.
process.execArgv = [];
