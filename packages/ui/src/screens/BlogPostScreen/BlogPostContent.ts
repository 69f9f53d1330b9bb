import type { TextSection } from '../page/Block';
import type { PageMeta } from '../page/PageMeta';

/** The body of a blog post. Its head comes from the list of posts. */
export interface BlogPostContent {
  /** The id of the post in the list of posts. */
  id: string;
  meta: PageMeta;
  /** The text before the first heading. */
  opening: TextSection['blocks'];
  sections: readonly TextSection[];
}
