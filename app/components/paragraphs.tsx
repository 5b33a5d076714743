/** Plain text whose paragraphs are separated by an empty line. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="prose">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
