import type { Metadata } from "next";
import { NotFoundPage } from "@/components/errors/not-found-page";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

export default NotFoundPage;
