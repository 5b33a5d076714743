import type { UserService } from '#server/accounts/users/user-service.ts';
import type { SearchService } from '#server/search/search-service.ts';
import type { Role } from '#shared/accounts/roles.ts';
import { mayUse } from '#shared/accounts/staff-sections.ts';
import { contentSections } from '#shared/kinds/kinds.ts';
import type { Language } from '#shared/language.ts';
import type { DashboardRecord } from '#shared/leads/dashboard.ts';
import { leadSections } from '#shared/leads/lead.ts';
import type { ListQuery } from '#shared/list-query.ts';
import { contentLists, contentRecord, type ListServices, leadLists, leadRecord } from './staff-lists.ts';

export type FinderService = ReturnType<typeof createFinderService>;

const foundPerSection = 5;

type SearchedServices = ListServices & {
  users: Pick<UserService, 'listUsers'>;
  search: Pick<SearchService, 'correct'>;
};

/** Finds any back-office record by its text, in either language. */
export function createFinderService(services: SearchedServices) {
  const contents = contentLists(services);
  const leads = leadLists(services);
  return {
    /**
     * The newest few records of every section of the role that contain each word of `q`, leads first, titles in
     * `language`; empty if `q` has no words.
     */
    async findRecords(q: string, { language, role }: { language: Language; role: Role }): Promise<DashboardRecord[]> {
      if (!q.trim()) return [];
      const query = { q, page: 1, limit: foundPerSection };
      const may = (section: string) => mayUse(role, section);
      const found = await Promise.all([
        ...leadSections.filter(may).map(async (section) => {
          const { items } = await leads[section](query);
          return items.map((lead) => leadRecord(section, lead));
        }),
        ...contentSections.filter(may).map(async (section) => {
          const { items } = await contents[section]({ ...query, sort: '-updatedAt' });
          return items.map((content) => contentRecord(section, content, language));
        }),
        may('users') ? findUsers(services.users, query) : [],
      ]);
      return found.flat();
    },

    /** The words of the site that a search probably meant; '' when its own are known, or no near ones are. */
    correct: (query: string): Promise<string> => services.search.correct(query),
  };
}

async function findUsers(users: Pick<UserService, 'listUsers'>, query: ListQuery): Promise<DashboardRecord[]> {
  const { items } = await users.listUsers(query);
  return items.map(({ _id, username, createdAt }) => ({ _id, section: 'users', title: username, at: createdAt }));
}
