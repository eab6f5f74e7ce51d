import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";

export type Load = { requestsPerSecond: number; p50: number; p99: number; failed: number };

export function hasProgram(name: string): boolean {
  try {
    execFileSync("sh", ["-c", `command -v ${name}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Keep-alive load from wrk (Debian's package). With two cores, the server gets one for itself. */
export async function load(url: string, { seconds = 4, connections = 32, script = "" } = {}): Promise<Load> {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: br"];
  const { stdout } = await promisify(execFile)("wrk", [...options, ...(script ? ["-s", script] : []), url], {
    timeout: (seconds + 30) * 1000,
  });
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p50: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function milliseconds(match: RegExpExecArray | null): number {
  const factor = { us: 0.001, ms: 1, s: 1000 }[match?.[2] ?? "ms"] ?? 1;
  return Math.round(Number(match?.[1] ?? 0) * factor * 100) / 100;
}
