import { openParameter } from '#app/office/components/list/use-addressed-record.ts';
import { readSession } from '#app/office/components/session.ts';
import { leadKindIcons } from '#app/office/leads/lead-icons.ts';
import { kindLabels } from '#app/ui/i18n/kind-labels.ts';
import { m } from '#messages';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import { type KindName, kindNames, kinds } from '#shared/kinds/kinds.ts';

/**
 * `icon` is the path of a `LineIcon`; `words` are what else staff may call it, in both languages: the palette finds it by
 * them too.
 */
type Section = {
  to: string;
  label: () => string;
  icon: string;
  words: string;
  /** The section that leads to it: it has no tab of its own beside that one's. */
  within?: string;
};

const sectionOfKind = (name: KindName): Section => ({
  to: `/admin${kinds[name].path}`,
  label: kindLabels[name].menu,
  icon: kindLabels[name].icon,
  words: kindLabels[name].words,
});

/** The side menu: the six specified sections in order, then further ones. */
export const sections: Section[] = [
  {
    to: '/admin/dashboard',
    label: m.admin_nav_dashboard,
    icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
    words: 'dashboard home start overview statistics visits charts لوحة الرئيسية البداية إحصاءات زيارات نظرة',
  },
  sectionOfKind('partner'),
  sectionOfKind('blog_post'),
  {
    to: '/admin/contacts',
    label: m.admin_nav_contacts,
    icon: leadKindIcons.contact,
    words: 'contacts messages inbox enquiries inquiries mail requests رسائل التواصل الوارد استفسارات طلبات',
  },
  {
    to: '/admin/consultations',
    label: m.admin_nav_consultations,
    icon: leadKindIcons.consultation,
    words: 'consultations consulting advice requests الاستشارات استشارة مشورة طلبات',
  },
  {
    to: '/admin/careers',
    label: m.admin_nav_careers,
    icon: leadKindIcons.career,
    words:
      'careers applications applicants candidates cv cvs resume hiring طلبات التوظيف المتقدمون المرشحون سيرة السير',
  },
  {
    to: '/admin/leads',
    label: m.desk_title,
    icon: 'M4 4h16v16H4zM4 14h4.5l1.5 2.5h4l1.5-2.5H20M8 8h8M8 11h5',
    words: 'leads desk inbox waiting answers replies requests الطلبات الواردة الوارد بانتظارنا الردود',
  },
  {
    to: '/admin/quotes',
    label: m.admin_nav_quotes,
    icon: leadKindIcons.quote,
    words: 'quotes quotations requests prices enquiries rfq طلبات عروض الأسعار عرض سعر تسعير',
  },
  ...kindNames.filter((name) => name !== 'partner' && name !== 'blog_post').map(sectionOfKind),
  {
    to: '/admin/company',
    label: m.admin_nav_company,
    icon: 'M3 21h18M5 21V4h9v17M14 9h5v12M8 8h3M8 12h3M8 16h3M17 13v.01M17 17v.01',
    words:
      'company profile about address phone hours logo settings ملف الشركة الملف معلومات العنوان الهاتف أوقات الشعار إعدادات',
  },
  {
    to: '/admin/users',
    label: m.admin_nav_users,
    icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8',
    words:
      'users accounts people staff team roles passwords invitations المستخدمون الحسابات الموظفون الفريق الأدوار كلمات المرور دعوات',
  },
  {
    to: '/admin/replies',
    label: m.replies_title,
    icon: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
    words: 'replies templates prepared answers texts canned الردود الجاهزة القوالب النصوص',
  },
  {
    to: '/admin/working-hours',
    label: m.admin_nav_working_hours,
    icon: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2',
    words:
      'working hours clock calendar holidays ramadan eid answer time deadline أوقات العمل دوام ساعات عطل رمضان عيد موعد الرد',
  },
  {
    to: '/admin/privacy',
    label: m.admin_nav_privacy,
    icon: 'M12 3l7 3v5.5c0 4.5-3 8-7 9.5-4-1.5-7-5-7-9.5V6zM12 10.5v.01M12 11.5v3.5M9.5 15h5v-4h-5z',
    words: 'privacy data erase gdpr personal retention الخصوصية البيانات الشخصية حذف محو الاحتفاظ',
  },
  {
    to: '/admin/redirects',
    label: m.admin_nav_redirects,
    icon: 'M4 6h9a4 4 0 0 1 4 4v9M12.5 14.5 17 19l4.5-4.5M4 3v6',
    words: 'redirects addresses links urls moved short تحويل العناوين الروابط المختصرة',
  },
  {
    to: '/admin/trash',
    label: m.admin_nav_trash,
    icon: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
    words: 'trash deleted bin restore undelete سلة المحذوفات المحذوف استعادة مهملات',
  },
  {
    to: '/admin/searches',
    label: m.admin_nav_searches,
    icon: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 21 21M8.5 9a2 2 0 1 1 2.8 1.8c-.5.3-.8.6-.8 1.2M10.5 13.8v.01',
    words: 'searches queries asked keywords عمليات البحث استعلامات كلمات',
  },
  {
    to: '/admin/text-checks',
    label: m.admin_nav_text_checks,
    icon: 'M4 6h9M4 11h6M4 16h5M12 16l3 3 6-8',
    words: 'text checks errors mistakes findings proofreading quality فحص النصوص أخطاء تدقيق لغوي',
  },
  {
    to: '/admin/terms',
    label: m.admin_nav_terms,
    icon: 'M4 5h7v14H4zM13 5h7v14h-7M6.5 9H9M6.5 12H9M15.5 9H18M15.5 12H18M15.5 15H18',
    words: 'words terms termbase glossary synonyms lexicon dictionary المفردات المصطلحات مرادفات قاموس معجم',
  },
  {
    to: '/admin/translations',
    label: m.admin_nav_translations,
    icon: 'M3 6h9M7.5 4v2c0 4-2 6.5-4.5 8M5 9c1 2.5 3 4 5.5 5M12 20l4.5-11L21 20M13.6 16.5h5.8',
    words: 'translations languages arabic missing drafts الترجمات اللغات العربية الإنجليزية ناقص مسودات',
  },
  {
    to: '/admin/demo-content',
    label: m.admin_nav_demo_content,
    icon: 'M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5',
    words: 'demo content samples examples المحتوى التجريبي أمثلة عينات',
  },
  {
    to: '/admin/outbox',
    label: m.admin_nav_outbox,
    icon: 'M3 13l3-9h12l3 9v7H3zM3 13h5l1.5 3h5L16 13h5M12 11V5M9.5 7.5L12 5l2.5 2.5',
    words: 'outbox mail emails sent letters notifications صندوق الصادر البريد المرسلة إشعارات',
    within: '/admin/system',
  },
  {
    to: '/admin/audit',
    label: m.admin_nav_audit,
    icon: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7M9 7h3',
    words: 'audit log history activity changes security سجل التدقيق النشاط التغييرات الأمان',
  },
  {
    to: '/admin/system',
    label: m.admin_nav_system,
    icon: 'M4 5h16v5H4zM4 14h16v5H4zM7.5 7.5v.01M7.5 16.5v.01M11 7.5h5M11 16.5h5',
    words:
      'system backups backup restore smtp mail server health storage disk log updates version maintenance النظام النسخ الاحتياطية الاستعادة خادم البريد الصيانة التخزين القرص الإصدار التحديث',
  },
];

/** Whether an address is that of a section or of a screen within it. */
export const isAt = ({ to }: { to: string }, pathname: string): boolean => `${pathname}/`.startsWith(`${to}/`);

const nameOf = (address: string): string => address.split('/')[2] ?? '';

/** Whether a role may open a back-office screen; screens outside sections are open to everyone. */
export function mayOpen(role: string, address: string): boolean {
  const section = sections.find(({ to }) => nameOf(to) === nameOf(address));
  return !section || mayUse(role, nameOf(section.to));
}

/** The signed-in user's sections, in menu order. */
export function ownSections(): Section[] {
  const { role = '' } = readSession()?.user ?? {};
  return sections.filter(({ to }) => mayUse(role, nameOf(to)));
}

const alone = ['dashboard', 'partners', 'blogs', 'contacts', 'consultations', 'careers', 'leads', 'quotes'];
const ofLanguage = ['translations', 'text-checks', 'terms', 'searches'];
const groups = {
  content: { label: m.admin_group_content, icon: 'M4 5h16v5H4zM4 14h7v5H4zM14 14h6v5h-6z' },
  language: {
    label: m.admin_group_language,
    icon: 'M3 6h9M7.5 4v2c0 4-2 6.5-4.5 8M5 9c1 2.5 3 4 5.5 5M12 20l4.5-11L21 20M13.6 16.5h5.8',
  },
  settings: { label: m.admin_group_settings, icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5' },
} as const;

function findGroup({ to }: Section): keyof typeof groups | undefined {
  const name = nameOf(to);
  if (alone.includes(name)) return undefined;
  if (kindNames.some((kind) => kinds[kind].path === `/${name}`)) return 'content';
  return ofLanguage.includes(name) ? 'language' : 'settings';
}

/**
 * The entries of a menu with some sections, by default the signed-in user's: the specified sections first, leads and quote requests, then groups, whose
 * screens have each other as tabs.
 */
export function menuEntries(own = ownSections()): (Pick<Section, 'label' | 'icon'> & { sections: Section[] })[] {
  // The first steps of the dashboard lead to the demo content, and the palette finds it.
  const by = Map.groupBy(
    own.filter(({ to }) => nameOf(to) !== 'demo-content'),
    findGroup,
  );
  const single = (by.get(undefined) ?? []).map((section) => ({ ...section, sections: [section] }));
  const named = Object.keys(groups) as (keyof typeof groups)[];
  return [
    ...single,
    ...named.flatMap((name) => (by.has(name) ? { ...groups[name], sections: by.get(name) ?? [] } : [])),
  ];
}

/** The tabs of a group's screens, at an address; the tab of a section is current on the screens within it, too. */
export function listTabs(group: readonly Section[], pathname: string): (Section & { isCurrent: boolean })[] {
  return group
    .filter(({ within }) => !group.some(({ to }) => to === within))
    .map((section) => ({
      ...section,
      isCurrent: group.some((each) => (each === section || each.within === section.to) && isAt(each, pathname)),
    }));
}

/** The start screen of a role: its first section besides the dashboard. */
export function firstScreen(role: string): string {
  const [, ...rest] = sections;
  return rest.find(({ to }) => mayUse(role, nameOf(to)))?.to ?? '/admin/dashboard';
}

/**
 * Address and label of a section, by the last part of its address; with `id`, the address of that record. Undefined
 * without access.
 */
export function placeOfSection(name: string, id?: string): { to: string; label: string } | undefined {
  const section = ownSections().find(({ to }) => to === `/admin/${name}`);
  if (!section) return undefined;
  // The company's profile has its own screen.
  const hasRecords = id !== undefined && name !== 'company';
  const address = hasRecords ? `${section.to}?${new URLSearchParams({ [openParameter]: id })}` : section.to;
  return { to: address, label: section.label() };
}
