/** One operation, at the desk or on the command line. */
export interface AuditEntryTable {
  id: string;
  at: number;
  /** E-mail address at the desk, operating-system user on the command line. */
  actor: string;
  via: string;
  /** 'classes.cancel' */
  operation: string;
  /** 'Canceled Strength on Monday, November 23' */
  sentence: string;
  undone_at: number | null;
  /** Key of the submitted form; null on the command line. */
  form: string | null;
}

/** A row or file that an entry changed, with the data for undo. Entries and changes are erased after a year. */
export interface AuditChangeTable {
  entry: string;
  position: number;
  /** A collection ('plans'), 'leads' or 'files'. */
  table_name: string;
  row_key: string;
  title: string;
  /** JSON; null if the row did not exist. */
  before: string | null;
  after: string | null;
}

export interface ChangeTable {
  id: string;
  made_at: number;
  /** E-mail address at the desk; 'gym' on the command line. */
  who: string;
  /** 'plans', 'classes', … */
  subject: string;
  /** 'changed alpha-omega-boxing-mon-0700 (Boxing)' */
  what: string;
  /** JSON of the columns that differ; null if the row did not exist. */
  before: string | null;
  after: string | null;
  /** The entry of `imports` that `gym undo` used. */
  import_id: string | null;
}

/** One row per `gym … import`, with the rows that it replaced. */
export interface ImportTable {
  id: string;
  created_at: number;
  /** 'plans', 'trainers', 'events', … */
  subject: string;
  file_name: string | null;
  summary: string;
  /** All rows of the collection before and after, as JSON arrays with the column names of the CSV file. */
  rows_before: string;
  rows_after: string;
  undone_at: number | null;
}
