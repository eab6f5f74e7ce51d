import { describe, expect, it } from "vitest";
import { firstTrainers, specialPortraits } from "#content/trainer-order.ts";
import { roleTexts } from "#content/trainer-roles.ts";
import { trainerOrder, inPlaces, pictureNames, portraitsIn, presentTrainer, roleRank } from "./trainers.ts";

const someone = (name: string, role = "Coach", pictures: string[] = []) =>
  presentTrainer({ name, role, bio: "" }, portraitsIn(pictures), specialPortraits, roleTexts);

describe("trainer rules", () => {
  it.each(["__proto__", "constructor", "toString"])("reads %s as a name like any other", (name) => {
    expect(someone(name, "Coach").name).toBe(name);
    expect(pictureNames(name, specialPortraits)).toContain(`${name}.png`);
  });

  it.each([
    ["Owner", 1],
    ["Head Coach", 2],
    ["Coach/Operations", 3],
    ["Coach/Sales & Marketing", 4],
    ["Coach/Nutrition Team", 5],
    ["Administration Manager", 6],
    ["Coach", 7],
    ["Team Member", 8],
    ["Mascot", 8],
  ])("ranks %s as %i", (role, rank) => {
    expect(roleRank(role, roleTexts)).toBe(rank);
  });

  it("calls a person without a role a team member", () => {
    expect(someone("Noel Blank", "").role).toBe("Team Member");
  });

  it("puts the priority list first, then pictures, then roles, then names", () => {
    const pictured = ["zoe-sample.png", "abe-sample.png"];
    const team = [
      someone("Bea Sample", "Owner"),
      someone("Zoe Sample", "Coach", pictured),
      someone("Abe Sample", "Coach", pictured),
      someone(firstTrainers[1]!),
      someone("Ann Sample", "Owner"),
      someone(firstTrainers[0]!),
      someone("Cal Sample", "Head Coach"),
    ];
    expect(team.toSorted(trainerOrder(firstTrainers, roleTexts)).map(({ name }) => name)).toEqual([
      "Casey Sample",
      "Jordan Sample",
      "Abe Sample",
      "Zoe Sample",
      "Ann Sample",
      "Bea Sample",
      "Cal Sample",
    ]);
    expect(firstTrainers).toHaveLength(6);
  });

  it.each([
    [{ d: 1 }, "dabc"],
    [{ a: 3 }, "bcad"],
    [{ a: 9, b: 4 }, "cdba"],
    [{ d: 2, c: 2 }, "acdb"],
    [{ e: 1 }, "abcd"],
  ])("puts trainers at the positions %j", (places, order) => {
    const team = ["a", "b", "c", "d"].map((name) => ({ name }));
    const placed = inPlaces(team, new Map(Object.entries(places)));
    expect(placed.map(({ name }) => name).join("")).toBe(order);
  });

  it("tries the possible file names of a portrait in order", () => {
    expect(pictureNames("Casey Sample", specialPortraits).slice(0, 2)).toEqual([
      "casey-sample.png",
      "casey-sample.jpg",
    ]);
    expect(pictureNames("Zoë Q. O'Specimen", specialPortraits)).toEqual(
      expect.arrayContaining(["zoe-q-ospecimen.png", "zoe-ospecimen.jpg", "zoe_q_ospecimen.png"]),
    );
    expect(pictureNames("Morgan Demo", specialPortraits)[0]).toBe("coach-morgan.png");
  });

  it("uses the first that exists, otherwise the placeholder", () => {
    expect(someone("Casey Sample", "Owner", ["casey-sample.jpg"])).toMatchObject({
      picture: "trainers/casey-sample.jpg",
      hasValidImage: true,
    });
    expect(someone("Casey Sample", "Owner", ["casey-sample.jpg", "casey-sample.png"]).picture).toBe(
      "trainers/casey-sample.png",
    );
    expect(someone("Morgan Demo", "Coach", ["morgan-demo.png", "coach-morgan.jpg"]).picture).toBe(
      "trainers/coach-morgan.jpg",
    );
    expect(someone("Noel Blank")).toMatchObject({ picture: null, hasValidImage: false });
  });

  it("derives specialties and a sentence from the role", () => {
    expect(someone("Quinn Specimen", "Coach/Nutrition Team").specialties).toContain("Nutrition Coaching");
    expect(someone("Casey Sample", "Owner").specialties.length).toBeGreaterThan(3);
    expect(someone("Riley Demo", "Head Coach").roleBio).toMatch(/^As head coach, Riley /);
    expect(someone("Noel Blank", "").specialties.length).toBeGreaterThan(0);
  });

  it("says 'Bio coming soon...' without a bio", () => {
    expect(someone("Noel Blank")).toMatchObject({ bio: "Bio coming soon...", hasBio: false });
  });
});
