/** The bios of the talents with a public page, in the order of `demoTalents`. */
export const ownBios: readonly string[] = [
  'I started filming skincare when my own skin reacted to almost everything I bought. I try each product on my forearm first and then on my face for three weeks, and I keep notes of every day. My bathroom in Peckham has one north-facing window and no ring light, so you see what I see. If a cream does nothing for me, I tell the brand before I tell my followers.',
  'I run about seventy miles a week along the river in York, most of them before my shift as a hospital porter. I carry a small camera, so my breathing and footsteps are in the film. In six years I have worn out forty pairs of shoes, and I write down the mileage of each. My best marathon took two hours and 41 minutes, and I talk about the bad ones too.',
  'I learned to cook from my grandmother in Seville and from what a supermarket in Norwich sells cheaply in the evening. Every recipe takes half an hour or less, and my flatmates cook it once from my notes before I publish it. I write down quantities, prices and what you can use instead. Nearly everything I make is vegan.',
  'I sold my car in 2019 and have been to 312 railway stations in Britain since then. I film the journey as well as the place, and I publish the timetable, the cost and a walk that starts at the platform. I live in Glasgow, so most of my routes begin there. Rain does not cancel a shoot.',
  'I worked in customer support for five years, so I know what people ask before they buy. My films answer it in the first ten seconds, with two hands, a table and clean sound. You receive three opening lines to choose from, and every cut in portrait and square. I film at home in Belfast and need one sample and a week.',
  'I studied sound before I bought a camera, and I still plan a film by what you will hear. Most of my jobs are one idea, one location and one day, alone or with a second operator. I edit on the evening of the shoot, so you have a rough cut the next morning. I work in Leeds and wherever a train from there arrives before ten.',
  'I was a pastry chef for eight years and now photograph what other kitchens make. I style the table myself, work with the light of a window and leave the crumbs where they fall. A day in my studio in Brighton gives you ten retouched pictures for a menu, a label or a magazine. I bring linen, plates and my own knives.',
  'I have rented nine flats in twelve years and got every deposit back. I show what can be undone on the day you move out: hooks without drilling, lamps instead of wiring, plants instead of paint. Each project comes with a list of costs, mistakes included. I also work as a joiner in Edinburgh three days a week, so I can tell you what will hold.',
  'I trained as an actor in Cardiff and recorded my first museum guide in a wardrobe full of coats. Since then I have read 41 audiobooks, most of them for people who listen in the kitchen. I read every script aloud once and mark the pauses before I press record, so you usually need one take and one correction. My studio is a small treated room at home, and I send clean files within two days.',
  'I have three children under nine, and we live in a terrace in Newcastle with one bathroom. I film what we use on ordinary days: the walk to school, packed lunches, the hour before bed. A product stays with us for two weeks before I say anything about it, and I mention what broke. My children decide whether they are in a film, and they often say no.',
  'I stream on three evenings a week from a spare room in Bristol, and I have never finished a game quickly. My chat is about two hundred people who know each other by name and look after newcomers. I play a new release for an hour on my own first, so that I can explain the rules without notes. I say on screen when a studio has paid, and I still mention the bugs.',
  'I repaired phones in a market hall in Manchester for seven years before I reviewed any. I use each device for a month, open it where that is possible, and measure the battery on the first and on the last day. I buy many of them second-hand and show the receipts. If spare parts are not sold, that is the first thing I say.',
  'I have had eczema since I was four, and a dermatologist in Leeds taught me to change one thing at a time. My routine has three steps and costs less than £30 for two months. I test a product behind one ear for five days before it goes on my face, and I photograph the spot every morning. I read the list of ingredients aloud in each film, because that is what my followers ask for.',
  'I teach chemistry at a school in Brighton and run on the Downs before the first lesson. I have finished 23 marathons, eight of them in mud over the ankle, and I keep a note of what I wore and ate for each. I test a shoe for fifty miles on road, chalk and wet grass, and I photograph the sole before and after. If it rubs, I show the blister.',
  'I cooked lunches in a primary school in Leith for six years, for 180 children with opinions. I still live in Edinburgh, and my kitchen has two rings that work, one good knife and no dishwasher. I cook each recipe three times, and I write down what it costs and how much there is to wash up. If something tastes better the next day, I say so and film it then.',
  'I came to Cardiff from Porto in 2013 and got to know Britain by its branch lines and ferries. I was a train guard for five years, so I only recommend a connection that I would trust myself. I walk each route in both directions and note the stiles, the toilets and the last bus. My photographs are from early morning or from dusk, and the people in them have agreed.',
  'I worked in a dry cleaner’s in Newcastle for six years and saw what happens to clothes after a winter. I own thirty pieces, and I count how often I wear each one. In my films you see the seams, the label and the inside of the pockets before you see the outfit. I mend by hand at the kitchen table, and I tell a brand when a button comes off in the first week.',
  'I produced local radio in Bristol for eleven years and started my podcast when the station closed. Each episode is one long conversation with someone who makes things, such as a potter, a boatbuilder or a woman who repairs violins. I visit them where they work and bring two microphones, spare headphones and cake. I read every advert myself, and only for things that I have used for a month.',
]

/** How the bios of the other talents end. */
const closings: readonly ((city: string) => string)[] = [
  (city) => `I am based in ${city}, travel by train and bring my own equipment.`,
  (city) => `I work from ${city} and can usually start within a week.`,
  (city) => `I have lived in ${city} for ten years and know where the light is good.`,
  () => 'My calendar fills about three weeks ahead, so please ask early.',
  (city) => `For work outside ${city} I only charge the ticket.`,
  (city) => `I share a studio in ${city} with two illustrators and a potter.`,
  () => 'I answer messages in the morning and film in the afternoon.',
  (city) => `I grew up near ${city} and moved back last year.`,
  () => 'I take on two projects a month and say no to the rest.',
  (city) => `I prefer small teams and clear briefs, in ${city} or online.`,
  () => 'Ask me for examples from your field. I am glad to send some.',
]

/** Returns how the bio of the talent at this position ends. */
export const closingOf = (index: number, city: string): string =>
  (closings[index % closings.length] ?? String)(city)
