/** What a card shows and a ranking reads; the long texts stay behind. */
export const cardColumns =
  'id,title,category,subcategory,location,venue,latitude,longitude,date,time,end_time,time_zone,timings,status,image,participants,max_capacity,price,organizer,rating,reviews,source,created_by,created_at,upvotes_count,downvotes_count,popularity_score,purchases_count';
