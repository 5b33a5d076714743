import type { PageContext } from '#app/bridge/context.ts';
import { findLanguages, localise } from '#shared/content/content.ts';
import { addressedBy } from '#shared/content/record-address.ts';
import type { ServiceCategory } from '#shared/content/service-categories.ts';

const shownBeside = 3;

/** Cards of the newest projects of a category; `without`: the id of one that is shown already. */
export async function projectCards(
  { services, language }: Pick<PageContext, 'services' | 'language'>,
  { category, without }: { category: ServiceCategory; without?: string },
) {
  const { items } = await services.kinds.project.list({ page: 1, limit: shownBeside + 1 }, { category });
  const shown = items.filter(({ _id }) => _id !== without).slice(0, shownBeside);
  const pictures = await services.media.pictures(shown.map(({ image }) => image).filter(Boolean), language);
  return shown.map((project) => {
    const { _id, title, client, summary, image } = localise(project, language);
    const own = findLanguages(project, language, ['title', 'client', 'summary']);
    const languages = { title: own.title, kicker: own.client, text: own.summary };
    const to = `/projects/${addressedBy(project)}`;
    return { _id, to, languages, title, kicker: client, text: summary, picture: pictures[image] };
  });
}
