/** The building in figures. null or '' where the gym does not say. */
export type Facility = {
  squareFeet: number | null;
  squareFeetText: string;
  squareFeetShort: string;
  privateShowers: number | null;
  privateBathrooms: number | null;
  partnerOffices: number | null;
  accessibleSpaces: number;
  weeklyClasses: string;
  /** The home page gives the trainers of an average week, the About page the full team. */
  trainersOnHome: string;
  trainersOnAbout: string;
  parking: string;
};
