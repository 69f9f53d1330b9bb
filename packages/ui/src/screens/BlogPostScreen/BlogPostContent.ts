import type { TextSection } from '../page/Block';
import type { PageMeta } from '../page/PageMeta';

/** What a blog post says under its head, which comes from the list of posts. */
export interface BlogPostContent {
  /** As in the list of posts. */
  id: string;
  meta: PageMeta;
  /** Read before the first heading. */
  opening: TextSection['blocks'];
  sections: readonly TextSection[];
}
