/** The category of the pictures that the gym keeps in its store. */
export const TOUR = "Facility Tour";

export const categorySlug = (category: string) => category.toLowerCase().replaceAll(" ", "-");
