import { m } from '#messages';

export type NavigationEntry = { to: string; label: () => string };

/** The header's navigation and, without Contact Us, the footer's quick links; the specification's order. */
export const mainNavigation: NavigationEntry[] = [
  { to: '/', label: m.nav_home },
  { to: '/our-story', label: m.nav_our_story },
  { to: '/partners', label: m.nav_partners },
  { to: '/services', label: m.nav_services },
  { to: '/blog', label: m.nav_blog },
  { to: '/contact-us', label: m.nav_contact },
];

export const quickLinks = mainNavigation.slice(0, 5);

/** The footer's second list: those that the specification names, in its order, and ours behind them. */
export const exploreLinks: NavigationEntry[] = [
  { to: '/products', label: m.nav_products },
  { to: '/projects', label: m.nav_projects },
  { to: '/certificates', label: m.nav_certificates },
  { to: '/faqs', label: m.nav_faqs },
  { to: '/our-values', label: m.nav_our_values },
  { to: '/careers', label: m.nav_careers },
  { to: '/consultation', label: m.nav_consultation },
  { to: '/quote', label: m.nav_quote },
  { to: '/finder', label: m.finder_title },
  { to: '/calculator', label: m.calculator_name },
  { to: '/markets', label: m.nav_markets },
];
