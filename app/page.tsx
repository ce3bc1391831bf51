import type { Metadata } from "next";
import { site } from "@/lib/site";

export const metadata: Metadata = {
  title: { absolute: `Documentation for resource planning and scheduling ${site.titleDelimiter} ${site.title}` },
  alternates: { canonical: "/" },
};

export default function Home() {
  return <h1>Documentation for resource planning and scheduling</h1>;
}
