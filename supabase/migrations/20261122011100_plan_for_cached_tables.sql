-- What explore reads is in memory: there, a row found by an index costs hardly more than the next one of a scan. Compiling a
-- statement that runs for milliseconds takes longer than running it.

alter function public.explore_events set random_page_cost = 1.1;
alter function public.explore_events set jit = off;
alter function public.suggest_searches set random_page_cost = 1.1;
alter function public.suggest_searches set jit = off;
