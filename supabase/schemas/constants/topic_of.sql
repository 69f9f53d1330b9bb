create function private.topic_of(category text, subcategory text) returns private.topics
  language plpgsql stable set search_path = ''
  as $$
declare
  topic private.topics;
begin
  if subcategory is not null then
    select topics.* into topic
    from private.terms join private.topics on topics.subcategory = slug and topics.category = topic_of.category
    where term = private.words_of(topic_of.subcategory);
  end if;
  if topic.category is null then
    -- An unknown subcategory counts as none.
    select * into topic from private.topics where topics.category = topic_of.category and topics.subcategory = '';
  end if;
  return topic;
end;
$$;

comment on function private.topic_of is
  'The row of private.topics for a category and a free-text subcategory. An unknown subcategory counts as none.';

revoke all on function private.topic_of from public;
