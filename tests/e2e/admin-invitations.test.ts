import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { accessibilityFaults } from '../support/browser/axe.ts';
import { useBrowser } from '../support/browser/browser.ts';
import { openVisitor, words } from '../support/browser/form-journey.ts';
import { readersOf } from '../support/full-run.ts';
import { givenSession, openScreen, openStaff } from '../support/given/given-staff.ts';
import { testSiteUrl, useDemoSite } from '../support/sites/built-site.ts';

const site = useDemoSite();
const browser = useBrowser();
const password = 'sacks for the sugar mill';

async function openUsers(language: Language, width = 1100) {
  const session = await givenSession(site());
  const context = await openStaff(browser(), { address: site().address, language, session, width });
  return openScreen(context, '/admin/users');
}

async function openLink(language: Language, link: string, hasScripts = true) {
  const context = await openVisitor(browser(), { address: site().address, language, hasScripts });
  const page = await context.newPage();
  await page.goto(`/login?lng=${language}`);
  await page.goto(link.replace(testSiteUrl, ''));
  return page;
}

describe.each(readersOf('ar'))('an invitation in %s', (language) => {
  const say = words(language);
  const name = language === 'ar' ? 'سامي حداد' : 'Sami Haddad';

  test('asks for a role, shows its link once, is listed, and lets the colleague in', async () => {
    const page = await openUsers(language, language === 'ar' ? 360 : 1100);
    await page.getByRole('button', { name: say('admin_invite') }).click();
    const dialog = page.getByRole('dialog', { name: say('admin_invite') });
    await dialog.locator('[name=username]').fill(name);
    expect(await dialog.locator('[name=role]').inputValue()).toBe('');
    await dialog.getByRole('button', { name: say('admin_invite_submit'), exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('role');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.locator('[name=role]').selectOption('sales');
    await dialog.getByRole('button', { name: say('admin_invite_submit'), exact: true }).click();
    const link = (await dialog.locator('code').textContent()) ?? '';
    expect(link).toContain('/login/invitation?token=');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog
      .getByRole('button', { name: say('admin_close') })
      .last()
      .click();
    await page.getByRole('heading', { name: say('admin_invitations') }).waitFor();
    await page.getByRole('button', { name: say('admin_invitation_revoke_named', { name }) }).waitFor();
    expect(await page.content()).not.toContain(link.split('=')[1]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(language === 'ar' ? 360 : 1100);

    // Without scripts the browser posts the form from a page without referrer.
    const invited = await openLink(language, link, language === 'en');
    await invited.getByText(name).waitFor();
    if (language === 'en') expect(await accessibilityFaults(invited)).toEqual([]);
    await invited.fill('[name=password]', 'short');
    await invited.locator('main button[type=submit]').click();
    await invited.getByRole('alert').waitFor();
    await invited.fill('[name=password]', password);
    await invited.locator('main button[type=submit]').click();
    await invited.getByText(say('invitation_done')).waitFor();
    const again = await openLink(language, link);
    await again.getByText(say('invitation_link_invalid')).waitFor();
    expect(await again.locator('[name=password]').count()).toBe(0);

    await invited.getByRole('link', { name: say('login_submit') }).click();
    if (language === 'ar') return;
    await invited.fill('[name=username]', name);
    await invited.fill('[name=password]', password);
    await invited.locator('main button[type=submit]').click();
    await invited.waitForURL('**/admin/**');
  });

  test('that is withdrawn, wrong or expired is told in the same words, without a name', async () => {
    const { db } = site().database;
    const page = await openUsers(language);
    const link = await site().services.invitations.invite(
      { username: `Omar ${language}`, role: 'hr' },
      { by: (await db.selectFrom('account').select('id').executeTakeFirstOrThrow()).id, language },
    );
    await page.reload();
    await page
      .getByRole('button', { name: say('admin_invitation_revoke_named', { name: `Omar ${language}` }) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('admin_invitation_revoke') })
      .click();
    await page.getByText(say('invitation_revoked')).waitFor();
    for (const address of [String(link.link), '/login/invitation', '/login/invitation?token=wrong']) {
      const visitor = await openLink(language, address);
      await visitor.getByText(say('invitation_link_invalid')).waitFor();
      expect(await visitor.getByText('Omar').count()).toBe(0);
      expect(await visitor.locator('h1 + p').count()).toBe(0);
      expect(await accessibilityFaults(visitor)).toEqual([]);
    }
  });
});
