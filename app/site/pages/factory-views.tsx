import { LazyFilm } from '#app/site/components/lazy-film.tsx';
import { Gallery } from '#app/site/gallery/gallery.tsx';
import { foreignText } from '#app/ui/i18n/foreign-text.ts';
import { m } from '#messages';
import styles from './factory-views.module.css';
import type { StoryContent } from './story-content.ts';

type Film = NonNullable<StoryContent['factory']['film']>;

function FactoryFilm({ path, poster, caption: { text, language } }: Film) {
  return (
    <figure className={styles.film}>
      <LazyFilm path={path} poster={poster} label={m.blog_video({ title: text || m.story_factory() })} />
      <figcaption>
        {text && <p {...foreignText(language)}>{text}</p>}
        {poster?.isRender && <p>{m.picture_render_note()}</p>}
      </figcaption>
    </figure>
  );
}

/** Photographs and a film of the factory. */
export function FactoryViews({ pictures, film }: StoryContent['factory']) {
  return (
    <div className="stack gap-6">
      {pictures.length > 0 && (
        <Gallery
          pictures={pictures.map(({ picture }) => picture)}
          captions={pictures.map(({ caption }) => caption)}
          label={m.story_factory()}
          isWide
          isBelow
        />
      )}
      {film && <FactoryFilm {...film} />}
    </div>
  );
}
