/** None: a new site starts without sample rows. */
export const sampleTestimonials: typeof import("../../sample/testimonials.ts").sampleTestimonials = () => [];
