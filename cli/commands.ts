import type { Entries } from "./command.ts";

/** Every command, in the order of `gym help`; each is loaded only when it is used. */
export const commands: Entries = {
  leads: {
    summary: "messages from the site: list, show, export, answered, retry, release, spam, erase",
    load: async () => (await import("#cli/leads/leads.ts")).leads,
  },
  report: {
    summary: "leads by week and source, and how fast they were answered",
    load: async () => (await import("#cli/report/report.ts")).report,
  },
  plans: {
    summary: "membership plans: list, export, import",
    load: async () => (await import("#cli/content/content-commands.ts")).contentCommands("plans"),
  },
  trainers: {
    summary: "the team: list, export, import",
    load: async () => (await import("#cli/content/content-commands.ts")).contentCommands("trainers"),
  },
  events: {
    summary: "events: list, export, import",
    load: async () => (await import("#cli/content/content-commands.ts")).contentCommands("events"),
  },
  challenges: {
    summary: "monthly challenges: list, export, import",
    load: async () => (await import("#cli/content/content-commands.ts")).contentCommands("challenges"),
  },
  testimonials: {
    summary: "members' words: list, export, import",
    load: async () => (await import("#cli/content/content-commands.ts")).contentCommands("testimonials"),
  },
  hours: {
    summary: "days with other hours (holidays): list, export, import",
    load: async () => (await import("#cli/content/content-commands.ts")).contentCommands("hours"),
  },
  announcement: {
    summary: "the line above every page: list, export, import",
    load: async () => (await import("#cli/content/content-commands.ts")).contentCommands("announcement"),
  },
  classes: {
    summary: "the timetable: list, add, change, cancel, move, export, import",
    load: async () => (await import("#cli/timetable/classes.ts")).classes,
  },
  settings: {
    summary: "phone, mail, hours, access, links: list, set, export, import",
    load: async () => (await import("#cli/timetable/settings.ts")).settings,
  },
  say: {
    summary: "a line above every page, until a day",
    load: async () => (await import("#cli/timetable/say.ts")).say,
  },
  carry: {
    summary: "class times and settings from content/ into the database, once",
    load: async () => (await import("#cli/timetable/carry.ts")).carry,
  },
  undo: {
    summary: "takes the last import back",
    load: async () => (await import("#cli/content/undo.ts")).undo,
  },
  photos: {
    summary:
      "pictures of the tour, of nutrition, of trainers and of the design: add, list, remove, order, place",
    load: async () => (await import("#cli/photos/photos.ts")).photos,
  },
  desk: {
    summary: "who may sign in at the desk: invite, list, revoke, sign-out",
    load: async () => (await import("#cli/desk/desk.ts")).desk,
  },
  doctor: {
    summary: "looks everything over, and says what is missing before going live",
    load: async () => (await import("./doctor.ts")).doctor,
  },
  backup: {
    summary: "database and pictures into one file",
    load: async () => (await import("#cli/backup/backup.ts")).backup,
  },
  restore: {
    summary: "database and pictures back from that file",
    load: async () => (await import("#cli/backup/restore.ts")).restore,
  },
  update: {
    summary: "what a newer version would change here: conflicts, migrations, the backup",
    load: async () => (await import("#cli/update/update.ts")).update,
  },
  move: {
    summary: "from the default store to PostgreSQL and S3",
    load: async () => (await import("#cli/backup/move.ts")).move,
  },
  sample: {
    summary: "sample data: load, clear",
    load: async () => (await import("#cli/content/sample.ts")).sample,
  },
  completion: {
    summary: "lets bash or zsh complete these commands",
    load: async () => (await import("./completion.ts")).completionOf(commands),
  },
};
