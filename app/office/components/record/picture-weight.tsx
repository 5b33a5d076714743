import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { readApi } from '#app/office/components/api-client.ts';
import { isolatedText } from '#app/ui/i18n/foreign-text.ts';
import { formatFileSize } from '#app/ui/i18n/format.ts';
import { m } from '#messages';
import { type ImageWeight, imageWeightAnswer } from '#shared/content/image-answer.ts';

// A number and its unit stay on one line, in this order.
const writeSize = (bytes: number): string => isolatedText(formatFileSize(bytes).replace(' ', '\u00a0'));

function sayWeight({ bytes, variants }: ImageWeight): string {
  const stored = writeSize(bytes);
  if (variants.length === 0) return m.picture_weight_stored({ stored });
  const sizes = variants.map((variant) => variant.bytes);
  const [least, most] = [writeSize(Math.min(...sizes)), writeSize(Math.max(...sizes))];
  return least === most ? m.picture_weight_one({ stored, most }) : m.picture_weight_range({ stored, least, most });
}

function Weight({ text }: { text: string }) {
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  );
}

/** What a stored image weighs, and what visitors load of it; nothing while that is unknown. */
export function StoredPictureWeight({ path }: { path: string }) {
  const [weight, setWeight] = useState<ImageWeight>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setWeight(undefined);
    readApi(`/images/weight?${new URLSearchParams({ path })}`, imageWeightAnswer, { signal }).then(setWeight, () => {});
    return () => controller.abort();
  }, [path]);
  return weight ? <Weight text={sayWeight(weight)} /> : null;
}

/** What a chosen image weighs before it is uploaded. */
export function ChosenPictureWeight({ file }: { file: File }) {
  return <Weight text={m.picture_weight_chosen({ size: writeSize(file.size) })} />;
}
