import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A TCP proxy in front of a server, such as PostgreSQL, that a test can close as if the server had stopped. */
export async function openGate(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let shut = false;
  let mute = false;
  const server = createServer((visitor) => {
    if (shut) return void visitor.destroy();
    if (mute) return void sockets.add(visitor.on("error", () => visitor.destroy()));
    const inside = connect(target);
    for (const [from, to] of [
      [visitor, inside],
      [inside, visitor],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy()).on("close", () => sockets.delete(from));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const slam = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    shut() {
      shut = true;
      slam();
    },
    /** Keeps connections open, but stops all traffic, like a pulled cable. */
    mute() {
      mute = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    open() {
      if (mute) slam();
      shut = mute = false;
    },
    async close() {
      slam();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
