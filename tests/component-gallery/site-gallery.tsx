import { renderingSample } from './stories/rendering-sample.tsx';
import { siteFormStories } from './stories/site-form-stories.tsx';
import { sitePageStories } from './stories/site-page-stories.tsx';
import { sitePictureStories } from './stories/site-picture-stories.tsx';
import { StoryPage } from './story-page.tsx';

export function meta() {
  return [{ title: 'Component gallery: site' }, { name: 'robots', content: 'noindex' }];
}

/** `/component-gallery` and `/ar/component-gallery`: the components of visitors' pages. */
export default function SiteGallery() {
  return <StoryPage stories={[renderingSample, ...sitePageStories, ...siteFormStories, ...sitePictureStories]} />;
}
