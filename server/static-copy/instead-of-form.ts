import { m } from '#messages';
import type { Company } from '#shared/company.ts';
import { localise } from '#shared/content.ts';
import type { Language } from '#shared/language.ts';
import { toWesternDigits } from '#shared/western-digits.ts';

/** The department that receives a page's form. */
const readers: Record<string, Company['departments'][number]['key']> = { careers: 'hr' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** The note in place of a form, with the department's addresses. */
export function insteadOfForm(company: Company, address: string): string {
  const language: Language = address === '/ar' || address.startsWith('/ar/') ? 'ar' : 'en';
  const { departments, email, whatsapp, whatsappGreeting } = localise(company, language);
  const reader = readers[address.split('/').at(-1) ?? ''] ?? 'sales';
  const mailbox = departments.find(({ key }) => key === reader)?.email || email;
  const say = { locale: language };
  const number = toWesternDigits(whatsapp).replace(/\D/g, '');
  const chat = `https://wa.me/${number}?text=${encodeURIComponent(whatsappGreeting)}`;
  const chatButton = `<a class="button quiet" href="${escaped(chat)}" rel="noopener noreferrer">${escaped(m.whatsapp_tooltip({}, say))}</a>`;
  const people = [mailbox, ...(number ? [whatsapp] : [])].map((each) => `<bdi dir="ltr">${escaped(each)}</bdi>`);
  return `<div data-copy-form>
<p>${escaped(m.static_copy_form({}, say))}</p>
<p><a class="button" href="mailto:${escaped(mailbox)}">${escaped(m.static_copy_mail({}, say))}</a>${number && `\n${chatButton}`}</p>
<p>${people.join(' · ')}</p>
</div>`;
}
