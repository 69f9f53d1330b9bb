-- public.explore_events runs with the rights of its caller, who needs those of all that it calls.

revoke all on function
  private.begins_within, private.bound_count, private.card_of, private.cells_of, private.count_deltas, private.days_of,
  private.events_on, private.explore, private.explore_deep_page, private.explore_index_page,
  private.explore_ranked_page, private.explore_sorted_page, private.find_events, private.listings_passing,
  private.map_events, private.matches, private.parts_of_areas, private.passes, private.read_cursor,
  private.read_explore_query, private.refuse_query, private.says, private.texts_of, private.timings_on,
  private.touches, private.write_cursor
  from public;
grant execute on function
  private.begins_within, private.bound_count, private.card_of, private.cells_of, private.count_deltas, private.days_of,
  private.events_on, private.explore, private.explore_deep_page, private.explore_index_page,
  private.explore_ranked_page, private.explore_sorted_page, private.find_events, private.listings_passing,
  private.map_events, private.matches, private.parts_of_areas, private.passes, private.read_cursor,
  private.read_explore_query, private.refuse_query, private.says, private.texts_of, private.timings_on,
  private.touches, private.write_cursor
  to anon, authenticated, service_role;
