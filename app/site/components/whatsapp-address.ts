import { chatNumber } from '#shared/text/dialled-number.ts';

/** Where a chat with a number begins, with a greeting already written; undefined without a number. */
export function whatsappAddress(typed: string, greeting: string): string | undefined {
  const number = chatNumber(typed);
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(greeting)}` : undefined;
}

/** Where a name and its address are shared with somebody on WhatsApp. */
export function shareOnWhatsapp(name: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${name} ${address}`)}`;
}
