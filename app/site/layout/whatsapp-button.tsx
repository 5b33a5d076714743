import { useMatches } from 'react-router';
import { whatsappAddress } from '#app/site/components/whatsapp-address.ts';
import { m } from '#messages';
import type { SiteCompany } from './site-company.ts';
import styles from './whatsapp-button.module.css';

const glyph =
  'M12 2.5a9.4 9.4 0 0 0-8.1 14.2L2.6 21.4l4.8-1.3A9.4 9.4 0 1 0 12 2.5Zm0 1.7a7.7 7.7 0 1 1-3.9 14.3l-.3-.2-2.8.8.8-2.8-.2-.3A7.7 7.7 0 0 1 12 4.2Zm-3.3 4c-.2 0-.5 0-.7.3-.3.3-.9.9-.9 2.1s.9 2.5 1 2.6c.2.2 1.8 2.8 4.4 3.8 2.2.9 2.6.7 3.1.6.5 0 1.5-.6 1.7-1.2.2-.6.2-1.1.2-1.2-.1-.2-.3-.2-.5-.4l-1.7-.8c-.3-.1-.4-.1-.6.1l-.8 1c-.1.2-.3.2-.5.1-.3-.1-1.1-.4-2.1-1.3-.8-.7-1.3-1.5-1.4-1.8-.2-.2 0-.4.1-.5l.4-.5.3-.4v-.5l-.8-1.8c-.2-.5-.4-.4-.6-.4Z';

/** The name of the product a page is about, when its loader gives one as `aboutProduct`. */
function useAboutProduct(): string | undefined {
  const page = useMatches().at(-1)?.loaderData as { aboutProduct?: string } | undefined;
  return page?.aboutProduct;
}

/** Opens a chat with a greeting already written; on a product's page the greeting names the product. Nothing without a number. */
export function WhatsappButton({ company }: { company: SiteCompany }) {
  const product = useAboutProduct();
  const greeting = product ? m.whatsapp_about_product({ product }) : company.whatsappGreeting;
  const address = whatsappAddress(company.whatsapp, greeting);
  if (!address) return null;
  return (
    <a
      className={`${styles.button} no-print`}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${m.whatsapp_tooltip()} (${m.opens_in_new_tab()})`}
    >
      <svg width="28" height="28" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={glyph} />
      </svg>
      <span className={styles.label} aria-hidden="true">
        {m.bar_whatsapp()}
      </span>
      <span className={styles.tooltip} aria-hidden="true">
        {m.whatsapp_tooltip()}
      </span>
    </a>
  );
}
