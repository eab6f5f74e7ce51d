import { createServer, type AddressInfo, type Socket } from "node:net";
import { createInterface } from "node:readline";

export type SmtpReceiver = {
  url: string;
  /** The raw messages. */
  messages: string[];
  /** Refuses this many messages temporarily (451). */
  refuse: (times: number) => void;
  /** Delay before a message is accepted. */
  think: (ms: number) => void;
  close: () => Promise<void>;
};

/** A mail server that stores all messages. */
export async function startSmtp(): Promise<SmtpReceiver> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let refusals = 0;
  let thinkMs = 0;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    let letter: string[] | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say("220 ready");
    createInterface(socket).on("line", (line) => {
      if (letter) {
        if (line !== ".") return void letter.push(line.replace(/^\.\./, "."));
        messages.push(letter.join("\n"));
        letter = null;
        return void setTimeout(say, thinkMs, "250 kept");
      }
      if (/^EHLO|^HELO/i.test(line)) say("250 at your service");
      else if (/^RCPT/i.test(line) && refusals > 0) {
        refusals--;
        say("451 not now");
      } else if (/^DATA/i.test(line)) {
        letter = [];
        say("354 go on");
      } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
      else say("250 fine");
    });
  });

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    refuse: (times) => (refusals = times),
    think: (ms) => (thinkMs = ms),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
