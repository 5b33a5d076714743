import { Link, useSearchParams } from 'react-router';
import type { Story } from './story.ts';
import styles from './story-page.module.css';

function StoryLinks({ stories }: { stories: readonly Story[] }) {
  return (
    <nav className={styles.links} aria-label="Stories">
      {stories.map(({ name, isOverlay }) => (
        <Link key={name} to={isOverlay ? `?story=${name}` : `#${name}`}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

function ShownStory({ name, states }: Story) {
  return (
    <section id={name} data-story={name} className={styles.story}>
      {states().map(({ label, content }) => (
        <div key={label} className={styles.state}>
          <p className={styles.label} lang="en" dir="ltr">
            {label}
          </p>
          {content}
        </div>
      ))}
    </section>
  );
}

/** All stories below each other; overlays, and under `?story=` any one, alone. */
export function StoryPage({ stories }: { stories: readonly Story[] }) {
  const [parameters] = useSearchParams();
  const wanted = parameters.get('story');
  const shown = stories.filter(({ name, isOverlay = false }) => (wanted ? name === wanted : !isOverlay));
  return (
    <main className={styles.page}>
      {!wanted && <StoryLinks stories={stories} />}
      {shown.map((story) => (
        <ShownStory key={story.name} {...story} />
      ))}
    </main>
  );
}
