import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import { once } from 'node:events';

/** Records by type and name: `{ 'MX bags.example': ['mail.bags.example'] }`. */
export type DnsRecords = Record<string, readonly string[]>;

const types: Record<number, string> = { 1: 'A', 15: 'MX', 16: 'TXT', 28: 'AAAA' };
const noSuchName = 3;

/** DNS of this process until it is closed: it knows `records`, and no other name. */
export async function startFakeDns(records: DnsRecords) {
  const before = dns.getServers();
  const socket = createSocket('udp4');
  socket.on('message', (asked, { port, address }) => socket.send(answerTo(asked, records), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  dns.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    close() {
      dns.setServers(before);
      socket.close();
    },
  };
}

const headerBytes = 12;

/** RFC 1035, section 4.1: one question, and its records. */
function answerTo(asked: Buffer, records: DnsRecords): Buffer {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = asked.readUInt8(at); length > 0; length = asked.readUInt8(at)) {
    labels.push(asked.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = asked.readUInt16BE(at + 1);
  const found = records[`${types[type]} ${labels.join('.').toLowerCase()}`] ?? [];
  const header = Buffer.alloc(headerBytes);
  asked.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (found.length > 0 ? 0 : noSuchName), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  return Buffer.concat([header, asked.subarray(headerBytes, at + 5), ...found.map((value) => record(type, value))]);
}

function record(type: number, value: string): Buffer {
  const bytes = bytesOf(type, value);
  const head = Buffer.alloc(12);
  // The name is that of the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}

const counted = (text: string): Buffer => Buffer.from([text.length, ...Buffer.from(text)]);

function bytesOf(type: number, value: string): Buffer {
  if (types[type] === 'TXT') return counted(value);
  if (types[type] === 'A') return Buffer.from(value.split('.').map(Number));
  return Buffer.concat([Buffer.from([0, 10]), ...value.split('.').map(counted), Buffer.from([0])]);
}
