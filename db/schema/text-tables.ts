// What the gym has changed or added. The rest is in content/: content/originals/.

/** A text of content/originals/site-texts.ts that the gym has reworded. */
export interface SiteTextTable {
  name: string;
  value: string;
  changed_at: number;
}

type ListRow = {
  id: string;
  /** 1 is the first on the page. */
  position: number;
  /** 'hidden': visitors do not see it. */
  hidden: string | null;
  changed_at: number;
};

export interface SiteQuestionTable extends ListRow {
  question: string;
  answer: string;
}

export interface SitePartnerTable extends ListRow {
  name: string;
  office: string | null;
  description: string;
  /** One per line. */
  services: string | null;
  website: string | null;
}

export interface SiteJobTable extends ListRow {
  title: string;
  description: string;
  /** One per line. */
  facts: string | null;
}

export interface SiteProgramTable extends ListRow {
  title: string;
  description: string;
  /** Paragraphs are separated by an empty line. */
  about: string | null;
  /** Names of plans, one per line. */
  plans: string | null;
  /** Key of a picture. */
  picture: string | null;
}
