/** What visitors choose from in the contact form. The first one is preselected. */
export const interests = [
  "General Inquiry",
  "Membership Options",
  "Personal Training",
  "Group Classes",
] as const;
