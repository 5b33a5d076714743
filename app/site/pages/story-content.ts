import type { PageContext } from '#app/bridge/context.ts';
import { localise, type TextIn } from '#shared/content/content.ts';

/** The data of Our Story, in the reader's language. */
export async function loadStory({ services, language }: Pick<PageContext, 'services' | 'language'>) {
  const profile = await services.company.getCompany();
  const { storyImage, factoryPictures, factoryFilm, factoryPoster, factoryCaption } = profile;
  const { ar } = profile.translations;
  const pictures = await services.media.pictures(
    [storyImage, factoryPoster, ...factoryPictures.map(({ image }) => image)].filter(Boolean),
    language,
  );
  /** A caption in the reader's language, else in English. */
  const chooseCaption = (english: string, arabic: string | undefined): TextIn =>
    language === 'ar' && arabic ? { text: arabic, language } : { text: english, language: 'en' };

  const { story, timeline, values, localSharePercent, exportSharePercent, exportMarkets } = localise(profile, language);
  const { establishedYear, productionYear } = profile;
  return {
    ...{ establishedYear, productionYear },
    ...{ story, timeline, localSharePercent, exportSharePercent, exportMarkets },
    values: values.map(({ title, text }) => ({ title, text })),
    picture: pictures[storyImage],
    factory: {
      // Entries without a picture are not shown.
      pictures: factoryPictures.flatMap(({ image, caption }, place) => {
        const picture = pictures[image];
        return picture ? [{ picture, caption: chooseCaption(caption, ar.factoryPictures?.[place]?.caption) }] : [];
      }),
      film: factoryFilm
        ? {
            path: factoryFilm,
            poster: pictures[factoryPoster],
            caption: chooseCaption(factoryCaption, ar.factoryCaption),
          }
        : undefined,
    },
  };
}

export type StoryContent = Awaited<ReturnType<typeof loadStory>>;
