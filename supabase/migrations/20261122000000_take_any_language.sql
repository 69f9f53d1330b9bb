-- Which languages the app speaks is said in one place, and that is not the database.

alter table public.newsletter_subscriptions
  drop constraint newsletter_subscriptions_language_check,
  add constraint newsletter_subscriptions_language_check check (language ~ '^[a-z]{2}$');
