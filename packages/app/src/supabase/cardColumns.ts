/** The columns for cards and rankings, without the long texts. */
export const cardColumns =
  'id,title,category,subcategory,location,venue,latitude,longitude,date,time,end_time,time_zone,timings,status,image,participants,max_capacity,price,price_kind,price_amount,organizer,attendance,rating,reviews,source,is_reserved,created_by,created_at,upvotes_count,downvotes_count,popularity_score,purchases_count';
