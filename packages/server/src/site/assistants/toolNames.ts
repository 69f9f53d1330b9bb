/** The tools for assistants, in the order of their list. */
export const toolNames = ['search_events', 'get_event', 'list_days', 'get_calendar_address'] as const;
