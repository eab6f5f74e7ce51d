import { gymDay } from "#content/gym-clock.ts";
import { addDays } from "#domain/schedule/clock.ts";

const SOURCE = "Sample text written for this site, not a real review";

/** Six invented members. */
export function sampleTestimonials(now: Date) {
  const today = gymDay(now);
  const voice = (position: number, name: string, daysAgo: number, content: string) => ({
    id: `sample-${position}`,
    name,
    given_on: addDays(today, -daysAgo),
    content,
    rating: 5,
    source: SOURCE,
    position,
  });
  return [
    voice(
      1,
      "Robin Sample",
      12,
      "I walked past the bay doors for two years before I came in. The coach asked my name, showed me where to put my bag, and ten minutes later I was rowing next to somebody’s grandmother. She was faster.",
    ),
    voice(2, "Devon Example", 26, "The early class is the one meeting of my day that I never move."),
    voice(
      3,
      "Sam Specimen",
      48,
      "Two kids in climbing, one in jiu-jitsu and me in the noon class. We are all in one building, they all know our names, and on Thursdays nobody asks what is for dinner because the nutrition team taught the kids to cook it.",
    ),
    voice(
      4,
      "Alexis Placeholder",
      75,
      "I came for six personal training sessions after hip surgery and stayed for the people. My coach changed every workout until the stairs at home stopped hurting.",
    ),
    voice(
      5,
      "Jules Mockley",
      110,
      "Night shifts mean that I train at three in the morning. The lights are on, the floor is clean, and twice a week a firefighter and I share the rack and hardly say a word. It is my favorite gym for exactly that reason.",
    ),
    voice(
      6,
      "Terry Testerman",
      190,
      "Fair prices on the wall, no sales talk, and the free assessment really was free.",
    ),
  ];
}
