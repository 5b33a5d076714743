import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { portOf } from './port-of.ts';
import { type ReceivedMail, readMail } from './received-mail.ts';

/** The server's reply at a step; undefined: it accepts. */
export type SmtpRefusal = { code: number; message: string } | undefined;

type Behaviour = {
  /** Called for each recipient. */
  refuseRecipient?: (address: string) => SmtpRefusal;
  refuseSender?: (address: string) => SmtpRefusal;
  refuseMessage?: () => SmtpRefusal;
  /** Milliseconds between taking a message and saying so. */
  delay?: number;
};

export type FakeSmtp = {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** Changes its replies from now on. */
  behave(behaviour: Behaviour): void;
  /** Stops, like a restarting server. */
  stop(): Promise<void>;
  /** Restarts under the same address. */
  start(): Promise<void>;
};

function refusal(told: SmtpRefusal): Error | undefined {
  return told && Object.assign(new Error(told.message), { responseCode: told.code });
}

/** A local mail server that stores its mails. `options` are those of smtp-server. */
export async function startFakeSmtp(options: SMTPServerOptions = {}): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  let behaviour: Behaviour = {};
  let server: SMTPServer | undefined;
  let port = 0;

  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 10,
      ...options,
      onMailFrom: ({ address }, _session, done) => done(refusal(behaviour.refuseSender?.(address))),
      onRcptTo: ({ address }, _session, done) => done(refusal(behaviour.refuseRecipient?.(address))),
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const refused = refusal(behaviour.refuseMessage?.());
          if (!refused)
            received.push(
              readMail(
                Buffer.concat(chunks),
                envelope.rcptTo.map(({ address }) => address),
              ),
            );
          setTimeout(() => done(refused), behaviour.delay ?? 0);
        });
      },
    });

  async function start(): Promise<void> {
    server = create();
    // Connection errors caused by a test are ignored.
    server.on('error', () => {});
    await new Promise<void>((resolve) => {
      const listening = server?.listen(port, '127.0.0.1', resolve);
      listening?.on('error', () => {});
    });
    port = portOf(server.server);
  }

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave(change) {
      behaviour = change;
    },
    stop: () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())),
    start,
  };
}
