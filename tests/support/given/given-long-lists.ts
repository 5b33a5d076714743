import { accountQueries } from '#server/accounts/account-queries.ts';
import type { DemoSite } from '../sites/built-site.ts';
import { givenApplication } from './given-application.ts';
import { givenBlogPost } from './given-blog-post.ts';
import { givenConsultation } from './given-consultation.ts';
import { givenContact } from './given-contact.ts';
import { givenPartner } from './given-partner.ts';
import { givenQuote } from './given-quote.ts';
import { givenToken } from './given-token.ts';

const fullName = 'Abdulrahman Al-Abdallat Al-Khasawneh bin Suleiman';
const company = 'Al-Quds Integrated Agricultural Feed and Grain Milling Company';
const email = 'abdulrahman.khasawneh@integrated-feed.example.com';
const tags = ['weaving', 'granules of polypropylene', 'lamination', 'quality', 'export'];
const count = 14;
/** 12:58 in Amman: of four digits. */
const widest = '2026-10-30T09:58:00.000Z';
/** 10:58 in Amman, whose mark is wider than that of the afternoon. */
const morning = '2026-10-30T07:58:00.000Z';

/** More rows in the lists of the back office than fit on a screen, with long texts, and one far longer than the others. */
export async function givenLongLists(site: DemoSite): Promise<void> {
  const { http, database } = site;
  const { db } = database;
  const headers = await givenToken(site);
  for (let place = 0; place < count; place += 1) {
    const times = place === 1 ? 3 : 1;
    const person = { fullName: `${fullName} `.repeat(times).trim(), email };
    const cvName = `${'Curriculum_vitae_of_Abdulrahman_Khasawneh_2026_'.repeat(times)}final.pdf`;
    await givenContact(site, { ...person, company });
    await givenConsultation(site, { ...person, company });
    await givenQuote(site, { ...person, company });
    const phone = place % 2 ? '+234 803 123 4567' : '079 123 4567';
    await givenApplication(site, { ...person, cvName, phone });
    await givenBlogPost(site, { title: `${company} `.repeat(times).trim(), tags });
    await accountQueries.insert(db, { username: `${fullName} ${place}`, passwordHash: 'none', role: 'sales' });
    const { _id } = await givenPartner(site, { name: `${company} ${place}` });
    await http.inject({ method: 'DELETE', url: `/api/partners/${_id}`, headers });
    // A message that is sent leaves mail in the outbox.
    await http.inject({ method: 'POST', url: '/api/contacts', payload: { fullName, email, message: `${place} bags` } });
    const path = { from_path: `/former-${place}${'-address'.repeat(4 * times)}`, to_path: '/products' };
    await db
      .insertInto('redirect')
      .values({ id: `r${place}`, ...path, created_at: '2026-01-01T00:00:00.000Z' } as never)
      .execute();
  }
  for (const table of ['contact', 'consultation', 'career'] as const) {
    await db.updateTable(table).set({ suspicion: 'honeypot too_fast', created_at: widest }).execute();
  }
  // The widest status, and a name of usual length beside the title of a vacancy.
  const [opening] = (await site.services.kinds.opening.listAll({}, { status: 'open' })).items;
  const { _id } = await givenApplication(site, { fullName: 'Marta Nowakowska', opening: opening?._id ?? '' });
  await db.updateTable('career').set({ status: 'reviewed', created_at: morning }).where('id', '=', _id).execute();
  // Names of usual length that carry a mark.
  for (const name of ['Abdullah Al-Masri', 'عبد الله الخوالدة', 'Marta Nowakowska'])
    for (const suspicion of ['api', 'honeypot']) {
      const marked = await givenApplication(site, {
        fullName: name,
        opening: opening?._id ?? '',
        phone: '+962791234567',
      });
      await db.updateTable('career').set({ suspicion, created_at: widest }).where('id', '=', marked._id).execute();
    }
}
