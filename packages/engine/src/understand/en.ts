import type { Dictionary } from './Dictionary.ts';

/** English, for `understand`. */
export const englishDictionary: Dictionary = {
  months:
    'january jan|february feb|march|april apr|may|june jun|july jul|august aug|september sept sep|october oct|november nov|december dec',
  weekdays: 'monday mon|tuesday tue tues|wednesday wed|thursday thu thurs|friday fri|saturday sat|sunday sun',
  seasons: 'all_saints autumn half_term|christmas|winter february|spring easter|summer|ascension',
  numbers: 'one two three four five six seven eight nine ten',
  ordinal: '(?: (?:st|nd|rd|th))?',
  parts: [
    ['morning', '06:00-12:00'],
    ['afternoon', '12:00-18:00'],
    ['evening|night', '18:00-24:00'],
  ],
  rules: [
    ['day=today', 'today'],
    ['day=tonight', 'tonight|this evening'],
    ['day=tomorrow', 'tomm?orr?ow(?: <p>)?'],
    ['day=weekend', '(?:this |at the |on the )?week ?end'],
    ['day=today;hours=06:00-12:00', 'this morning'],
    ['day=today;hours=12:00-18:00', 'this afternoon'],
    ['in:2', '(?:the )?day after tomm?orr?ow'],
    ['in', 'in <n> days?(?: time)?'],
    ['thisWeek', 'this week'],
    ['nextWeek', 'next week'],
    ['weekOf', '(?:the )?week of <d> <m>'],
    ['nextWeekend', 'next week ?end'],
    ['weekendOf', '(?:the )?week ?end of (?:the )?<d>(?: (?:and|to) \\d{1,2})? <m>'],
    ['thisMonth', 'this month'],
    ['nextMonth', 'next month'],
    ['month', '(?:in|during) <m>(?: <y>)?'],
    ['month', '<m> <y>'],
    ['date', '(?:on )?(?:<w> )?(?:the )?<d> (?:of )?<m>(?: <y>)?(?: <p>)?'],
    ['date', '(?:on )?(?:<w> )?<m> (?:the )?<d>(?: ,)?(?: <y>)?(?: <p>)?'],
    ['date', '(?:on )?(?:<w> )?<d> / <k>(?: / <y>)?'],
    ['date', 'on the <d>$'],
    [
      'range',
      '(?:from |between )?(?:the )?(?:<w> )?<d>(?: <m>)?(?: <y>)? (?:to|until|till|and|-) (?:the )?(?:<w2> )?<d2> (?:of )?<m2>(?: <y2>)?',
    ],
    [
      'range',
      '(?:from |between )?(?:<w> )?<m> <d> (?:to|until|till|and|-) (?:<w2> )?(?:<m2> )?<d2>(?! (?:am|pm|:|€|£|euros?|years?))(?:(?: ,)? <y2>)?',
    ],
    ['range', 'from (?:the )?<d> <m> (?:to|until|till|-) (?:the )?<d2>(?! (?:am|pm|:))'],
    ['range', '<d> <m> (?:to|-) <d2>$'],
    ['range', '(?:from |between )?(?:<w> )?<d> / <k>(?: / <y>)? (?:to|until|and|-) (?:<w2> )?<d2> / <k2>(?: / <y2>)?'],
    ['until', 'until (?:<w>|<d> <m>)'],
    ['weekday', '(?:on )?<w>(?: <p>)?'],
    ['thisWeekday', 'this <w>(?: <p>)?'],
    ['nextWeekday', 'next <w>(?: <p>)?'],
    ['weekdays', '(?:from |on )?<w> (?:(?<sep>and|or)|to|until|-) <w2>'],
    [
      'text',
      '(?:before|after|since|every|each|last|a|an|the|one|from|by) (?:<w>|tomorrow|yesterday|tonight|<d> <m>|<m>|week|weekend|month)',
    ],
    ['text', '(?:may|march|august)'],

    ['school', '(?:in |during |over )?(?:the )?(?:<s> (?:school )?holidays?(?: <z>)?|school holidays?(?: <z>)?)'],
    ['holiday:christmas', '(?:on )?christmas day|at christmas'],
    ['holiday:newYear', '(?:on )?new year s day'],
    ['holiday:easterMonday', '(?:on )?easter monday'],
    ['holiday:whitMonday', '(?:on )?whit monday'],
    ['holiday:ascension', '(?:on )?ascension day'],
    ['holiday:nationalDay', '(?:on )?bastille day'],
    ['holidayWeekend:easterMonday', '(?:the )?easter week ?end'],
    ['holidayWeekend:whitMonday', '(?:the )?(?:whit|pentecost) week ?end'],
    ['holidayWeekend:ascension', '(?:the )?ascension week ?end'],
    ['nextHoliday', '(?:the )?next (?:public|bank) holiday'],

    ['after', '(?:after|from) <h>'],
    ['before', 'before <h>'],
    ['hours=00:00-12:00', 'before noon'],
    ['hours=12:00-24:00', 'after noon'],
    ['between', '(?:between|from) <h> (?:and|to|-) <h2>'],

    ['maxPrice=0', '(?:free (?:entry|entrance|admission|of charge)|for free)'],
    [
      'maxPrice=0',
      'free(?! [-,]?(?:jazz|fall|running|party|style|fight|will|willy|dive|diving|climbing|solo|parking|food|drinks?|wine|wifi|spirit|form|range|trade|speech|time|as|from|for all))',
    ],
    [
      'price',
      '(?:(?:for )?(?:under|below|less than|up to|at most|max(?:imum)?|no more than) )(?:(?:€ (?<e>\\d{1,4}))(?: . (?<c>\\d\\d))?)',
    ],
    [
      'price',
      '(?:(?:for )?(?:under|below|less than|up to|at most|max(?:imum)?|no more than) )(?<e>\\d{1,4})(?: , (?<c>\\d\\d))? (?:€|euros?|eur)',
    ],
    [
      'text',
      '(?:over|more than|above|between) € ?\\d+(?: and € ?\\d+)?|(?:over|more than|above) \\d+ (?:€|euros?)|between \\d+ and \\d+ (?:€|euros?)',
    ],
    [
      'text',
      '(?:not|no) (?:too |very |so )?expensive|(?:no|without) (?:booking|reservation|registration)(?: needed| required)?',
    ],
    ['text', '[a-z]+ free (?:party|cooking|event|food|zone)'],

    [
      'family=1',
      '(?:for|with) (?:the |my |our |your )?(?:whole )?(?:kids?|children|child|family|families|toddlers?|babies)|family friendly|kid friendly|child friendly|kids?$',
    ],
    ['online=1', 'online|webinars?|live ?streams?|virtual event'],
    [
      'access=mobility',
      '(?:wheel ?chair (?:accessible|access|friendly|users?))|(?:accessible )?(?:for|by|in|with) (?:a )?wheel ?chairs?(?: users?)?|reduced mobility|step free(?: access)?',
    ],
    [
      'access=visual',
      '(?:for )?(?:the )?(?:visually impaired|partially sighted)(?: people| visitors)?|for (?:the )?blind(?: people| visitors)?|blind (?:people|visitors)|(?:with )?audio ?(?:description|described)',
    ],
    [
      'access=hearing',
      '(?:for )?(?:the )?(?:hard of hearing|hearing impaired)(?: people| visitors)?|for (?:the )?deaf(?: people| visitors)?|deaf (?:people|visitors)|(?:with |in )?(?:sign language(?: interpreted)?|hearing loop|induction loop)',
    ],
    ['access=intellectual', 'easy to read|easy read|learning disabilit(?:y|ies)|intellectual disabilit(?:y|ies)'],
    ['access=psychic', 'mental health condition|psychosocial disabilit(?:y|ies)'],

    ['sort=distance', '(?:the )?(?:nearest|closest)|by distance'],
    ['sort=price', '(?:the )?(?:cheapest|least expensive)|(?:sorted |sort )?by price'],
    ['sort=popularity', '(?:the )?most popular|(?:sorted |sort )?by popularity'],
    ['sort=date', '(?:the )?(?:soonest|earliest)|(?:sorted |sort )?by date'],

    [
      'position',
      '(?:near|around|close to|next to|not far from) (?:me|us|here|my (?:place|location|home))|nearby|around here|near by',
    ],
    ['position', 'within (?<q>\\d{1,3}) (?:km|kilomet(?:er|re)s?) (?:of|from) (?:me|us|here|home)'],
    ['near', 'near to|near|around|close to|not (?:too |very )?far from|next to|in the area of'],
    ['near', '(?:within |less than )?(?<q>\\d{1,3}) (?:km|kilomet(?:er|re)s?) (?:of|from|around)'],
    ['place', 'in the city of|in|at'],
    ['postalCode', '\\d{5}'],

    [
      'text',
      'orange (?:juice|wine)|guided tours?|free (?:jazz|fall|running|willy)|line dancing online|fete de la musique',
    ],
    [
      'text',
      'free (?:for|under|with|if|before|until|on|to|when)|(?:get one|one|under \\d+(?: s)?|sugar|gluten|alcohol|smoke) free|under \\d+(?: s)?',
    ],
    [
      'text',
      '(?:talk to|let (?:s|us) talk|small talk|paris match|american football|pop up|<w> (?!and|to|or|until)[a-z]+ <w2>|(?:first|second|last) <w>)',
    ],
    [
      'text',
      '(?!film|book|this|next|last)[a-z]+ (?:school|club|shop|store|hall|teacher|bar|lights|fever|man|court|player)',
    ],
    ['but', 'but(?! not)'],
    [
      'not',
      'not|no|without|except|excluding|but not|(?:any(?:thing| day| time| place)?|all|everything) but|other than|rather than|instead of|apart from|far from|outside|never|neither|nor|don t|doesn t|isn t|aren t|more than \\d+ km|adults only|besides',
    ],
    [
      'never',
      'not (?:suitable|allowed|recommended)|(?:is|are) not|(?:don|doesn|isn|aren|won|can) t|excluded|forbidden|closed|sold out|cancelled',
    ],
    [
      'question',
      'what s on|things to do|what to do|what can i do|i m looking for|looking for|i want|i would like|i d like|is there|are there|show me|find me|where can i',
    ],
  ],
  words: [
    [
      'music',
      null,
      'concert,gig,music,live music,recital,concert hall concert,music night,open mic music,music show,live concert,live gig,musical evening,music event',
    ],
    ['music', 'pop', 'pop,pop music,indie pop,britpop,synth pop,k pop,dream pop,electropop'],
    [
      'music',
      'rock',
      'rock,metal,hard rock,punk,punk rock,rock and roll,rock n roll,heavy metal,death metal,black metal,grunge,garage rock,indie rock,alternative rock,rockabilly,post punk,new wave,rock music,prog rock,shoegaze',
    ],
    [
      'music',
      'electronic',
      'electronic music,electro,techno,house music,deep house,trance,drum and bass,dubstep,dj set,electronica,rave,clubbing,disco,edm,techno party,psytrance,acid house',
    ],
    ['music', 'hip-hop', 'hip hop,rap,rnb,r n b,rapper,rap battle,trap,beatbox,freestyle rap'],
    [
      'music',
      'classical',
      'opera*,operetta,classical music,symphony,symphony orchestra,chamber music,string quartet,baroque music,piano recital,concerto,oratorio,requiem,early music,sonata,cantata,classical',
    ],
    [
      'music',
      'jazz',
      'jazz,blues,soul,funk,swing,gypsy jazz,bebop,big band,jazz music,latin jazz,soul music,jazz night,vocal jazz,jam session',
    ],
    [
      'music',
      'world-music',
      'world music,reggae,dub,fado,afrobeat,cumbia,folk,folk music,celtic music,african music,irish music,gnawa,klezmer,bossa nova,latin music,dancehall,ska,traditional music',
    ],
    [
      'sport',
      null,
      'sport,sports,match,sporting event,sports event,gymnastics,fitness,sports match,crossfit,sports competition',
    ],
    ['sport', 'football', 'football,soccer,soccer game,football game,futsal'],
    [
      'sport',
      'motorsport',
      'motorsport,motor racing,motor sport,rally,karting,go karting,formula 1,formula one,motocross,moto gp,car race,motorbike race,hill climb,enduro',
    ],
    ['sport', 'rugby', 'rugby,rugby game,rugby union,rugby league,rugby sevens'],
    [
      'sport',
      'combat-sports',
      'judo,boxing,karate,mma,wrestling,fencing,taekwondo,aikido,jiu jitsu,combat sport,martial art,kickboxing,muay thai,kung fu,krav maga,fight night,capoeira',
    ],
    [
      'sport',
      'athletics',
      'athletics,marathon,half marathon,running,running race,trail running,triathlon,fun run,cross country,jogging,track and field,ultra trail,duathlon,relay race,10 k run',
    ],
    [
      'sport',
      'racket-sports',
      'tennis,badminton,squash,padel,ping pong,table tennis,pickleball,racket sport,racquet sport',
    ],
    [
      'sport',
      'water-sports',
      'swimming,sailing,regatta,rowing,kayaking,canoeing,scuba diving,water polo,water sport,paddle boarding,rafting,kayak,canoe,swim meet,paddleboarding,aqua gym,boat race',
    ],
    [
      'sport',
      'mountain-sports',
      'skiing,ski,climbing,rock climbing,mountaineering,cross country skiing,biathlon,canyoning,snowshoeing,mountain sport,via ferrata,caving,bouldering,ski race,ice climbing',
    ],
    [
      'sport',
      'equestrian-sports',
      'horse riding,horse racing,horse race,show jumping,equestrian,equestrian sport,polo,dressage,pony riding,horse show,horseback riding,pony ride',
    ],
    ['sport', 'golf', 'golf,mini golf,minigolf,golf lesson,disc golf'],
    [
      'sport',
      'board-sports',
      'surfing,surf,skate,skateboarding,skateboard,snowboarding,snowboard,windsurfing,kitesurfing,wakeboarding,bmx,longboarding,board sport,roller skating,kitesurf,bodyboarding',
    ],
    [
      'sport',
      'extreme-sports',
      'paragliding,skydiving,bungee jumping,hang gliding,base jumping,extreme sport,parachuting,slacklining,wingsuit',
    ],
    ['sport', 'basketball', 'basketball,basketball game,streetball'],
    ['sport', 'handball', 'handball,handball game'],
    ['sport', 'volleyball', 'volleyball,beach volleyball,volley,beach volley'],
    [
      'leisure',
      null,
      'leisure,board game,board games,escape game,escape room,karaoke,pub quiz,bingo,treasure hunt,role playing game,game night,bowling,laser tag,murder mystery,chess tournament,trivia night,quiz night,card game',
    ],
    [
      'leisure',
      'literature',
      'literature,book fair,poetry,book signing,book club,poetry reading,book festival,literary event,author talk,comic books,poetry slam,storytelling for adults,reading group,book launch,creative writing,spoken word,literary cafe',
    ],
    [
      'leisure',
      'cinema',
      'cinema*,film,movie,screening,film screening,movie night,film club,short film,outdoor cinema,open air cinema,documentary,premiere,film premiere,feature film,animated film,movie screening',
    ],
    ['leisure', 'video-games', 'video game,videogame,gaming,esports,e sports,retro gaming,lan party,esport'],
    [
      'food',
      'cooking',
      'cooking,cooking class,cooking lesson,cooking workshop,cookery,cookery class,baking class,pastry class,cooking demo,cooking demonstration,baking workshop',
    ],
    [
      'leisure',
      'gardening',
      'gardening,diy,plant sale,plant swap,plant fair,garden show,permaculture,composting,repair cafe,gardening workshop,flower show,vegetable garden',
    ],
    [
      'leisure',
      'hiking',
      'hiking,hike,ramble,nature walk,nordic walking,trek,trekking,guided walk,country walk,night hike,forest walk,walking tour nature,hiking trip,rambling,hill walking',
    ],
    [
      'leisure',
      'cars',
      'classic car,vintage car,car show,motor show,car meet,tuning show,car rally show,classic cars,auto show,car exhibition',
    ],
    ['culture', null, 'culture,cultural,cultural event,cultural outing,arts and culture'],
    [
      'culture',
      'theatre',
      'theatre*,theater*,stage play,street theatre,improv,improv theatre,theatre play,musical theatre,improv show,theatre show,puppet theatre,fringe theatre,amateur theatre,street theater,theater play,drama play,improvisation theatre',
    ],
    [
      'culture',
      'dance',
      'dance,ballet,contemporary dance,modern dance,breakdance,dance show,dance class,classical dance,dance performance,ballroom dancing,line dancing,tap dance,african dance,dance workshop,street dance,dance lesson,folk dance',
    ],
    [
      'culture',
      'exhibitions',
      'exhibition,exhibit,art exhibition,art show,private view,retrospective,gallery opening,exhibition opening,sculpture exhibition,painting exhibition,art installation,art exhibit,gallery exhibition,temporary exhibition',
    ],
    [
      'culture',
      'talks',
      'talk*,lecture,conference,debate,panel discussion,round table,symposium,seminar,public lecture,philosophy cafe,panel,colloquium,public debate,keynote,discussion panel',
    ],
    [
      'culture',
      'workshops',
      'workshop,craft workshop,art workshop,creative workshop,pottery class,crafts workshop,sewing workshop,pottery workshop,art class,drawing class,painting class,craft class,ceramics class,drawing workshop,painting workshop',
    ],
    [
      'culture',
      'heritage',
      'heritage,heritage day,historic monument,heritage site,castle visit,archaeology,historical tour,heritage tour,historical reenactment,industrial heritage,heritage walk,historic site,castle tour',
    ],
    [
      'culture',
      'photography',
      'photography,photo exhibition,photography exhibition,photo exhibit,photography workshop,photo walk,photography class,photo workshop,photography course,photo show,photo contest',
    ],
    [
      'tech',
      null,
      'tech,technology,hackathon,tech meetup,artificial intelligence,startup,start up,robotics,coding,cybersecurity,fablab,3 d printing,software,open source,virtual reality,programming,computing,digital technology,blockchain,machine learning',
    ],
    ['festival', null, 'festival'],
    ['festival', 'music-festivals', 'music festival'],
    ['festival', 'cultural-festivals', 'cultural festival,culture festival'],
    ['festival', 'food-festivals', 'food festival,wine festival,beer festival'],
    ['festival', 'arts-festivals', 'arts festival,art festival,street arts festival'],
    ['festival', 'traditional-festivals', 'traditional festival,folk festival,celtic festival'],
    [
      'food',
      null,
      'gastronomy,wine tasting,food truck,brunch,street food,food tasting,beer tasting,food and wine,tasting menu,dinner show,food market stall,food tour,cheese tasting,gourmet food,tasting,wine fair,supper club',
    ],
    [
      'leisure',
      'neighbourhood-parties',
      'block party,street party,neighbourhood party,neighborhood party,school fair,village fete,fete,neighbours day,school fete',
    ],
    [
      'leisure',
      'traditional-parties',
      'carnival,traditional party,medieval fair,village festival,folk party,village dance,medieval festival,fest noz,village party',
    ],
    [
      'leisure',
      'seasonal-parties',
      'seasonal party,midsummer party,harvest festival,christmas party,easter egg hunt,spring party,egg hunt,harvest party,midsummer celebration',
    ],
    [
      'leisure',
      'markets',
      'market*,christmas market,farmers market,craft market,flower market,food market,organic market,farmer s market,makers market,street market,night market,artisan market,local market',
    ],
    [
      'leisure',
      'flea-markets',
      'flea market,car boot sale,garage sale,jumble sale,yard sale,antiques fair,second hand market,car boot,antique fair,attic sale,vintage market,clothes swap,rummage sale,vintage sale,antiques market,antique market',
    ],
    [
      'leisure',
      'country-fairs',
      'country fair,funfair,fun fair,agricultural show,county fair,agricultural fair,fairground,country show,farm show,cattle fair',
    ],
  ],
  lookalikes:
    'concept dancer danced marked marker markers boring rating cooling mental medal march short spore branch bunch bullet ballot billet testing moves trace lectured lecturer spots tacks tasks tanks tales sting state hiked raper',
  commonNames:
    'nice tours orange sens die lens gap mars vif auch menton croix royan vernon laval antony moulins fontaine grasse saintes vire le_robert le_port',
  regions:
    'brittany bretagne champagne corsica corse alsace lorraine provence normandy burgundy france europe bath bed love concert school person english french spanish brie',
  silent:
    'a about an and any are around as at be by can do during event events for from get go going happening have i in is it live looking me my near of on or our out over see show shows some something that the their there this to want was we what when where which who will with you your activities activity please',
  isDayFirst: false,
};
