/** Lines of the thesaurus: what stands for the rest, a colon, the rest. See `synonyms.ts`. */
export const englishSynonyms = `
you: you guys, you folks, you lot, you people, you all, ya, yall, yourselves, yourself, your lot
me: us, ourselves, myself
my: our, ours, mine
i: we
person: people, somebody, someone, anybody, anyone, folk, folks, individual, guy, lad
company: firm, business, outfit, organisation, corporation, enterprise
agency: studio, consultancy, bureau
store: shop, boutique, retailer, showroom, outlet, market stall
price: cost, fee, charge, tariff, price tag, costing, outlay, expenses, run me to, damage to my wallet, how dear
money: cash, bucks, dollar, usd, euro, eur, dinar, iqd, dirham, riyal, funds, grand, dough, quid, dosh, moolah, lira, amount, moneywise, sum, gbp, pound, sterling, aed, sar
cheap: inexpensive, low cost, affordable, budget friendly, economical, cheaply, cheapest, bargain, reasonable, on the cheap, for little money, cheapo
expensive: pricey, costly, overpriced, steep, fortune, cost a fortune, cost the earth
afford: out of my league, out of my reach, out of reach, within my means, within reach, beyond my budget, over my budget, out of my budget, beyond my means, too rich for me, above my budget
small: tiny, little, mini, micro, modest, humble, smaller
big: large, huge, giant, massive, major, enormous, biggest
begin: start, commence, get going, get started, kick off, kick things off, kick this off, get rolling, get moving, set off, get the ball rolling, kickoff, dive in, jump in, hop on, jump on this, jump on, get cracking, crack on, make a start, start off, get underway, get this going, kick it off, get this show on the road, get to work, get this started, set in motion, hit the ground running, get things going, get things moving
quick: fast, soon, rapid, speedy, asap, swift, promptly, prompt, immediately, immediate, straight away, right away, at once, urgent, in a hurry, in a rush, quicker, quickest, faster, fastest, sooner, in no time, overnight, express, this minute, right now, as soon as possible
talk: speak, chat, converse, discuss, conversation, have a word, word with
contact: get in touch, reach out, get hold of, get a hold of, in touch, touch base, reach you, hit you up, ping you, get through to you, get a hold
choose: pick, select, go with you, opt for, go for you, decide for, settle on, choice
make: create, produce, craft, put together, come up with, prepare, generate, creation, think up, dream up, conceive, brainstorm
build: construct, code, program, set up, develop, development
see: look at, view, check out, have a look, take a look, browse, show, look through, peek, glimpse
before: previously, in the past, past, previous, earlier, already, until now, up to now, formerly
project: account, assignment, gig, case
different: differ, unlike, difference, distinct, differentiate, distinguish, stand out, set apart, sets apart, sets you apart, set you apart, separates, differentiator, differently
special: unique, exceptional, extraordinary, outstanding, remarkable, one of a kind, amazing, awesome, impressive
advantage: edge, strength, strong point, strongest point, strong suit, upper hand, benefit, asset, merit, forte, perk, upside, plus point, head start, strong side, pros of, pros and cons
better: superior, beat, outperform, outshine, ahead of
rival: competitor, competition, contender, competitive, compete, other players, opponent, opposition, the other guys
customer: costumer, buyer, shopper, consumer, clientele, patron
guest: diner, patient, tourist
client: clients
follower: subscriber, fan
sale: order, purchase, revenue, turnover
lead: enquiry, inquiry, prospect
social: facebook, instagram, tiktok, tik tok, snapchat, linkedin, twitter, youtube, pinterest, threads, social media, social network, fb, insta, socials, meta, snap
video: film, movie, clip, footage, reel, commercial, trailer, documentary, advert film
photo: picture, image, photograph, snapshot, photography, photographer
filming: shoot, shooting, film crew, camera, cameraman, videographer
text: wording, copy, copywriting, script, caption, blog, article, blurb
writer: copywriter, author, texter, wordsmith, ghostwriter
cartoon: animation, animate, animator, motion graphic, animated
brochure: leaflet, flyer, booklet, pamphlet, catalogue, catalog, handout, menu card, annual report, magazine layout, prospectus, handbill, one pager, folder design
packaging: package design, packet, box design, label, wrapper, carton, boxes, sachet, jar, bottle label, tin design
website: web site, webpage, web page, homepage, landing page, web presence, internet page, internet site, internet presence, webseite, page on the internet, page in internet
app: application, mobile app, iphone, android, ios
google: search engine, googling, bing, search result
ranking: rank, first page, page one, top of google, position on google, come up first, show up, come up
seo: search engine optimisation
billboard: hoarding, unipole, lamp post, bus, taxi, highway, motorway, street sign, outdoor, ooh, dooh, out of home, mupi, big poster, big screen, airport road, main road, roadside, busy road
television: tv, telly, tv channel, tv station, satellite, broadcaster, satellite channel
press: newspaper, magazine, journal, print media, print, in the paper, into the paper, daily paper, local paper
media: airtime, air time
newsletter: mailing, mailing list, email campaign, email marketing, email series, email list, mailshot, drip, mail campaign, mass mail, email blast, rundmail
result: outcome, impact, effect, payoff, fruit
measure: track, monitor, gauge, quantify, evaluate, tracking, keep track, measurement, keep an eye on
figure: statistic, stats, metric, data point, kpi
dashboard: one screen, control panel, overview screen, live view, live overview
proof: prove, evidence, proven
award: prize, trophy, medal, honour, accolade, distinction, laurel
win: earn, scoop
recognition: recognised, recognise, acclaim, praise, acknowledged, celebrated, recognize
team: staff, crew, employee, personnel, workforce, colleague, teammate, your people, squad, worker
expert: specialist, professional, guru, pros, expertise
manage: handle, look after, take care of, oversee, responsible for, in charge, supervise, run, manager, sort out, deal with, take over, take off my plate, take off my hands, take charge of, attend to, administer, take over from me
boss: ceo, founder, leader, chief, head honcho, managing director, who leads, who runs, who heads, top dog, big boss, gaffer, director of, main person, head person
freelancer: contractor, subcontractor, outsource, subcontract, farm out, third party, freelance
language: arabic, turkish, kurdish, sorani, kurmanji, badini, english, french, persian, bilingual, multilingual, farsi, aramaic, dutch, swedish, russian, italian, turkmen
german: deutsch
place: iraq, baghdad, basra, mosul, kirkuk, duhok, sulaymaniyah, sulaimani, kurdistan, germany, munich, hamburg, frankfurt, austria, vienna, switzerland, turkey, istanbul, ankara, dubai, abu dhabi, uae, emirates, saudi, saudi arabia, riyadh, jeddah, kuwait, qatar, doha, bahrain, oman, jordan, amman, lebanon, beirut, egypt, cairo, syria, iran, london, uk, england, france, paris, italy, spain, netherlands, amsterdam, sweden, usa, america, canada, gulf, gcc, mena, europe, africa, asia, morocco, tunisia, algeria, libya, sudan, nigeria, kenya, india, china, australia, middle east, north africa, cologne, koln, stuttgart, dusseldorf, leipzig, dresden, izmir, antalya, gaziantep, diyarbakir, najaf, karbala, nasiriyah, anbar, ramadi, zakho, halabja, slemani, damascus, aleppo, palestine, yemen, sharjah, dammam, muscat, manama, tehran, belgium, brussels, poland, denmark, copenhagen, norway, finland, greece, greek, russia, ukraine, japan, korea, singapore, malaysia, indonesia, pakistan, south africa, ghana, ethiopia, tanzania, scandinavia, balkans, iraqi kurdistan, tunis, casablanca, lagos, nairobi
trade: restaurant, cafe, coffee house, coffee shop, bakery, hotel, resort, bank, clinic, dentist, dental practice, dental, hospital, pharmacy, doctor, school, university, kindergarten, gym, salon, barber, spa, supermarket, grocery, factory, manufacturer, travel agency, airline, real estate, property developer, insurance, law firm, lawyer, ngo, charity, church, museum, furniture, jewellery, jewelry, fashion label, clothing, cosmetics, car dealer, dealership, garage, farm, dairy, logistics, shipping, construction, telecom, startup, start up, saas, electrician, butcher, tailor, optician, nursery, driving school, language school, wedding hall, event hall, food truck, kiosk, hairdresser, carpenter, florist, bookshop, bookstore, printing house, brewery, roastery, sweet shop, cleaning company, solar company, software house, architect, accountant, tax adviser, agency for jobs, podcast show, orchestra, theatre group
industry: sector, field, niche, vertical, line of business, branch of industry
office: branch, headquarter, hq, headquarters, based, base
visit: come by, stop by, drop by, drop in, pop in, pop by, swing by, come over, come and see, come see, walk in, pass by, come round, come around, come over to you, come to see
visitor: traffic, hits
address: adress, postal address, street address
phone: telephone, call, ring, dial, hotline, mobile number, cell, give me a call, give you a call, ring up, tel, cellphone, mobile phone
email: e mail, mail, gmail
reply: respond, answer, write back, get back, hear back, response, call back, come back to me, call me back, react, reaction time, respond to me
hours: opening hours, working hours, business hours, opening times, office hours, weekend, saturday, sunday, friday, monday
human: real person, human being, real human, live person, actual person, living person, flesh and blood, proper person, breathing person
process: procedure, routine, workflow, methodology, method, approach, modus operandi, way you go about, system of work
stage: step, phase, milestone
how long: how much time, how many weeks, how many months, how many days, duration, timeframe, time frame, timeline, turnaround, lead time, how long time
update: progress, status, keep me posted, keep me informed, in the loop, check in, catch up, up to date, up to speed, report back
change: revision, amend, adjust, tweak, redo, correction, modify
involved: involvement, my input
sign: sign up, signing, sign the contract, say yes
next: afterwards, after that, what now, now what
meeting: appointment, consultation, consult, session, first chat, termin, sit down together, rendezvous
other agency: another agency, different agency
rebrand: rebranding, re brand, brand refresh, new look, fresh look, makeover, facelift, face lift, brush up, polish, fresh face, new face, new image, image change, brand overhaul, brand relaunch
outdated: dated, old fashioned, old school, ancient, stale, tired, dusty, behind the times, last century, worn out, old looking, ageing, aging, tacky, retro
identity: visual style, visual identity, brand identity, corporate identity, corporate design, look and feel
logo: emblem, symbol, wordmark, icon
name: naming, brand name
research: study, survey, investigate, poll, questionnaire
target: target audience, target group, segment, who would buy, who buys, ideal customer, ideal buyer, ideal client, ideal guest, perfect customer, perfect client, typical customer, typical buyer, typical client, right customer, right people, who will buy, likely to buy
confuse: mix up, mix us up, mistake us, mistaken, mix me up, take us for, take me for
guarantee: warranty, promise results, assurance, assure, be certain it
discount: reduction, promo, markdown, haggle, mates rates, special price, knock off, voucher, coupon, deal, price cut, cheaper rate, price reduction, rabatt
instalment: installment, in parts, spread the payment, payment plan, monthly payments, pay later
upfront: up front, in advance, deposit, down payment, prepay
contract: commitment, lock in, locked in, locked into, tied in, notice period, cancel, minimum term, agreement, terminate, opt out, back out, pull out of, walk away, break up with you, get out of it
package: bundle, plan options, retainer, subscription
estimate: ballpark, quote, quotation, rough idea, guesstimate, approximate, roughly, price indication, cost indication, price idea, idea of the price, idea of price
free: no charge, gratis, complimentary, free of charge, without paying, costless, without charge, zero cost, for nothing, no cost, kostenlos
pay: payment, paid, invoice, billing, bill, settle, settle the bill, owe, pay up, cough up, paypal, mastercard, payable, prepayment, overdue, cheque
spend: invest, investment, fork out, shell out, put aside, set aside
worth: value for money, bang for, waste of money
grow: growth, increase, boost, double, triple, scale up, expand sales
convince: persuade, win me over, sell me on, talk me into
help: assist, support, aid, of use, useful, do for me, helpful
offer: provide, deliver, supply
good at: specialise, specialty, speciality, best at, capable, know best, specialised, excel at, excel in
everything: one roof, all in one, one stop, full range, from a to z, the whole lot, whole package, one place, full works, whole shebang, full monty, entire package, all of the above, the lot, all around
trust: rely, reliable, trustworthy, legit, legitimate, genuine, scam, fraud, fake, fly by night, serious company, real company, credible, honest, honesty, swindle, swindler, dodgy, shady, reputable, con artist, crook, scammed, scammer, cheated
founded: established, open your doors, came into being, inception, been around, existed, exist, year were you, your beginnings, started the company, came to life, call to life, set up shop, brought into being
old: age
vision: mission, ambition, aim, long term goal, in the long run, aspire, aspiration
job: vacancy, career, hiring, internship, apply for a, recruit, join your team, position open, cv, resume, job opening, work for you
portfolio: past work, case study, samples, showcase, examples, example, previous work, earlier work, work before, stuff you made, things you made, showreel, work you did, things you did, previous jobs, past jobs, work samples, sample work
reference: testimonial, review, recommendation letter, word of mouth, happy clients, feedback from
famous: well known, big name, household name, renowned, known brand
influencer: blogger, content creator, youtuber, tiktoker, celebrity, streamer, vlogger, instagrammer, tiktok star
experienced: experience, seasoned, background, track record, know your stuff, know what you doing, qualified, skilled, skill, qualification, know their job, know their stuff
senior: veteran
intern: junior, trainee, student intern, out of college, beginner
remote: remotely, from afar, long distance, from another country, abroad, overseas, at a distance, from home country, over the internet only
online meeting: zoom, video call, teams call, google meet, online call
translate: translation, turn into
programmatic: ad exchange, automated buying, real time bidding, dsp
negotiate: negotiation, bargain with
sponsor: sponsorship
ramadan: eid
crm: hubspot, salesforce, zoho, odoo, pipedrive, customer database, mailchimp
integrate: integration, hook up, connect, plug in, link up, sync
automation: automate, automated, automatic
privacy: gdpr, data protection, cookies, consent, personal data, dsgvo, dsgvo conform, gdpr conform, data security
ai: artificial intelligence, machine learning
spreadsheet: sheets
slow: takes ages, loading, sluggish, laggy, takes forever, freezes, takes too long to load
conversion: convert, no one buys, nobody buys, do not buy, dont buy, without buying, abandon, cart, leave without
click: cpc, ppc, cpm, cost per click, price per click
nobody: no one, none, noone, not a soul, hardly anyone, hardly anybody, hardly any
strategy: strategic, strategist
location: located, locate, whereabouts
creative: creativity
analytics: analysis, analyse, analyst, analyze
design: designer, redesign
negotiate: negotiator
promote: promotion
optimize: optimization, optimise
discover: discovery
tax: vat
commission: percent, percentage
year: yrs
small budget: shoestring, on a shoestring, limited means, tight money, low funds
meet: meet up, get together
new: brand new, newly, recently
slogan: strapline, tag line, catchphrase
cinema: movie theater, picture theater, film theater
no money: skint, broke, hard up, strapped for cash, short of money
minimum: smallest, lowest, least amount, bare minimum, entry level
not know: dunno, no clue, no idea, clueless, not sure, have no clue, not the faintest, no plan what
let me: lemme
give me: gimme
not: do not, does not, did not
business card: visiting card, name card, calling card, visit card
`;
