import type { Meeting } from '#shared/leads/follow.ts';
import { minute } from '#shared/units.ts';

type Invitation = {
  /** Equal for all invitations to one appointment, of which that with the highest `sequence` counts. */
  id: string;
  sequence: number;
  meeting: Meeting;
  title: string;
  organiser: { name: string; address: string };
  at: Date;
};

const longestLine = 75;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const moment = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

/** A line in pieces of at most 75 bytes, which do not cut signs apart (RFC 5545, 3.1). */
function folded(line: string): string {
  const pieces = [''];
  for (const sign of line) {
    const room = longestLine - (pieces.length > 1 ? 1 : 0);
    if (Buffer.byteLength(`${pieces.at(-1)}${sign}`) > room) pieces.push('');
    pieces.push(`${pieces.pop()}${sign}`);
  }
  return pieces.join('\r\n ');
}

/** The calendar file of a meeting, which Outlook, Gmail and Apple's calendar open (RFC 5545, published as in RFC 5546). */
export function calendarFile({ id, sequence, meeting, title, organiser, at }: Invitation): string {
  const begins = new Date(meeting.at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mansooj//Leads//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${organiser.address.split('@')[1] ?? 'mansooj'}`,
    `DTSTAMP:${moment(at)}`,
    `DTSTART:${moment(begins)}`,
    `DTEND:${moment(new Date(begins.getTime() + meeting.minutes * minute))}`,
    `SUMMARY:${escaped(title)}`,
    ...(meeting.place ? [`LOCATION:${escaped(meeting.place)}`] : []),
    // A parameter in quotes cannot hold one.
    `ORGANIZER;CN="${organiser.name.replace(/["\r\n]/g, '')}":mailto:${organiser.address}`,
    'STATUS:CONFIRMED',
    `SEQUENCE:${sequence}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
