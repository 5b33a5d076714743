import styles from './post-body.module.css';

/** The content of a post; `html` was rendered and sanitised on the server. */
export function PostBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server allows only plain article elements
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />;
}
