import { CompanyMap } from '#app/site/components/brand/company-map.tsx';
import { Gallery } from '#app/site/gallery/gallery.tsx';
import { currentDirection } from '#app/ui/i18n/current-language.ts';
import { PictureView } from '#app/ui/picture.tsx';
import { squarePicture, tallPicture, widePicture } from '../sample-pictures.ts';
import { sampleTexts } from '../sample-texts.ts';
import type { Story } from '../story.ts';
import styles from '../story-page.module.css';

const pictures = [widePicture, tallPicture, squarePicture];

export const sitePictureStories: Story[] = [
  {
    name: 'pictures',
    states: () => [
      {
        label: 'covering, contained, none',
        content: (
          <div className={styles.row}>
            <PictureView picture={widePicture} sizes="220px" className={styles.slot} isFirst />
            <PictureView picture={tallPicture} sizes="220px" className={styles.slot} fit="contain" isFirst />
            <PictureView picture={undefined} sizes="220px" className={styles.slot} />
          </div>
        ),
      },
    ],
  },
  {
    name: 'picture-gallery',
    states: () => [
      { label: 'several, the first a render', content: <Gallery pictures={pictures} label={sampleTexts().title} /> },
    ],
  },
  {
    name: 'picture-viewer',
    isOverlay: true,
    states: () => [
      {
        label: 'second of three',
        content: (
          <div data-opens="#picture-2 > a">
            <Gallery pictures={pictures} label={sampleTexts().title} />
          </div>
        ),
      },
    ],
  },
  {
    name: 'company-map',
    states: () => {
      const { place, title } = sampleTexts();
      return [
        {
          label: 'labels on both sides',
          content: (
            <CompanyMap
              title={title}
              isRightToLeft={currentDirection() === 'rtl'}
              labels={{ headOffice: place, plant: place, port: place }}
            />
          ),
        },
      ];
    },
  },
];
