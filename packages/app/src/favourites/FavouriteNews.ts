/** What became of the favourites: one was added or removed, one could not be changed, or they could not be read. */
export type FavouriteNews = 'added' | 'removed' | 'unchanged' | 'unread';
